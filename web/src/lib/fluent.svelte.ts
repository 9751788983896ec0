/** Words: every text on the page is a Fluent message, so the language can change under a running game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' }

const bundles = new Map<Language, FluentBundle>()
/** What is there or on its way; a file that did not come is asked for again the next time. */
const loaded = new Map<string, Promise<void>>()
const wanted = new Set<string>()

/** The language shown, and a counter that makes every text be read again when words arrive. */
export const speech = $state({ language: 'en' as Language, words: 0 })

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language)
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false })
    bundles.set(language, found)
  }
  return found
}

export function addWords(language: Language, text: string): void {
  bundle(language).addResource(new FluentResource(text), { allowOverrides: true })
  speech.words += 1
}

function load(language: Language, file: string): Promise<void> {
  const key = `${language}/${file}`
  let promise = loaded.get(key)
  if (!promise) {
    promise = fetch(`/locales/${key}.ftl`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`${key}: ${answer.status}`)
        return answer.text()
      })
      .then((text) => addWords(language, text))
      .catch(() => void loaded.delete(key))
    loaded.set(key, promise)
  }
  return promise
}

/** Have these files ready in the language shown; a change of language that is under way waits for them too. */
export async function need(...files: string[]): Promise<void> {
  files.forEach((file) => wanted.add(file))
  await Promise.all(files.map((file) => load(speech.language, file)))
}

let changes = 0

/** Change the language, once everything wanted is there in it; of several changes the last one counts. */
export async function speak(language: Language): Promise<void> {
  const change = ++changes
  const tried = new Set<string>()
  for (;;) {
    const files = [...wanted].filter((file) => !tried.has(file)) // more may be wanted meanwhile
    if (!files.length) break
    files.forEach((file) => tried.add(file))
    await Promise.all(files.map((file) => load(language, file)))
    if (change !== changes) return
  }
  speech.language = language
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

export function preferred(): Language {
  const offered = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
  for (const tag of offered) {
    const short = tag.slice(0, 2) as Language
    if (LANGUAGES.includes(short)) return short
  }
  return 'en'
}

export type Values = Record<string, FluentVariable>

/** The message in the language shown. What is missing shows its key, so that a gap is seen and not guessed at. */
export function t(id: string, values?: Values): string {
  void speech.words
  const found = lookUp(speech.language, id, values)
  return found ?? lookUp('en', id, values) ?? id
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  void speech.words
  return !!bundles.get(speech.language)?.getMessage(id)?.value
}

function lookUp(language: Language, id: string, values?: Values): string | null {
  const from = bundles.get(language)
  const message = from?.getMessage(id)
  if (!from || !message?.value) return null
  return from.formatPattern(message.value, values, [])
}

export function number(value: number): string {
  return new Intl.NumberFormat(speech.language).format(value)
}
