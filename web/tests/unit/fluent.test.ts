/** Files of words: what is wanted while the language changes, changes that overtake each other, and servers that stumble. */
import { beforeEach, expect, test, vi } from 'vitest'
import { need, speak, speech, t } from '../../src/lib/fluent.svelte'

type Answer = { ok: boolean; status: number; text: () => Promise<string> }
const asked = new Map<string, ((answer: Answer) => void)[]>()
/** Let what was asked for come. */
async function come(file: string, text: string | null = null) {
  await vi.waitFor(() => expect(asked.get(file)?.length).toBeTruthy())
  for (const go of asked.get(file)!.splice(0)) go({ ok: text !== null, status: text === null ? 503 : 200, text: async () => text ?? '' })
  await new Promise((go) => setTimeout(go))
}
vi.stubGlobal('fetch', (address: string) => new Promise<Answer>((go) => {
  const file = /locales\/(.*)\.ftl/.exec(address)![1]!
  asked.set(file, [...(asked.get(file) ?? []), go])
}))
beforeEach(() => asked.clear())

test('a file wanted while the language changes is there in the new one', async () => {
  void need('one')
  await come('en/one', 'fluent-one = one')
  const change = speak('de')
  void need('two')
  await come('en/two', 'fluent-two = two')
  await come('de/one', 'fluent-one = eins')
  expect(speech.language, 'not all is there').toBe('en')
  await come('de/two', 'fluent-two = zwei')
  await change
  expect([speech.language, t('fluent-one'), t('fluent-two')]).toEqual(['de', 'eins', 'zwei'])
})

test('of two changes the last one counts, however slow the first', async () => {
  const slow = speak('fr')
  const quick = speak('it')
  for (const file of ['one', 'two']) await come(`it/${file}`, `fluent-${file} = it`)
  await quick
  expect(speech.language).toBe('it')
  for (const file of ['one', 'two']) await come(`fr/${file}`, `fluent-${file} = fr`)
  await slow
  expect([speech.language, t('fluent-one')]).toEqual(['it', 'it'])
})

test('a file that did not come is asked for again', async () => {
  const first = need('three')
  await come('it/three')
  await first
  expect(t('fluent-three')).toBe('fluent-three')
  const again = need('three')
  await come('it/three', 'fluent-three = tre')
  await again
  expect(t('fluent-three')).toBe('tre')
})
