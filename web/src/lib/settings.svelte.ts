/** Personal preferences: kept in this browser, and with the account where there is one. */
import { preferred, type Language } from './fluent.svelte'

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  /** The player colours. */
  palette: 'painted' | 'bright' | 'apart' | 'contrast'
  confirm: 'always' | 'irreversible' | 'never'
  pace: 'off' | 'fast' | 'normal' | 'slow'
  sound: boolean
  projection: boolean
  letters: boolean
}

const KEY = 'serai.settings'
const DEFAULTS: Settings = {
  language: preferred(),
  theme: 'auto',
  palette: 'painted',
  confirm: 'irreversible',
  pace: 'normal',
  sound: false,
  projection: true,
  letters: true,
}
/** The values of those settings that are one of several. */
export const CHOICES = {
  language: ['en', 'de', 'fr', 'it'],
  theme: ['auto', 'light', 'dark'],
  palette: ['painted', 'bright', 'apart', 'contrast'],
  confirm: ['always', 'irreversible', 'never'],
  pace: ['off', 'fast', 'normal', 'slow'],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] }

/** Only known keys with known values: what is stored may be old, or not ours. */
export function readSettings(data: unknown): Partial<Settings> {
  const found: Record<string, unknown> = {}
  if (data && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) {
      const usual = DEFAULTS[key as keyof Settings]
      const choices: readonly unknown[] | undefined = CHOICES[key as keyof typeof CHOICES]
      if (usual !== undefined && typeof value === typeof usual && (!choices || choices.includes(value))) found[key] = value
    }
  }
  return found as Partial<Settings>
}

function stored(): Partial<Settings> {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() })

let send: ((data: Settings) => void) | null = null
export function keepWith(sender: (data: Settings) => void): void {
  send = sender
}

export function change(part: Partial<Settings>, tell = true): void {
  Object.assign(settings, part)
  try {
    // only what was chosen: another window may have chosen something else meanwhile
    if (Object.keys(part).length) localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...part }))
  } catch {
    // a private window may refuse to store; the choice then lasts as long as the page
  }
  if (tell) send?.({ ...settings })
}

const PACES = { off: 0, fast: 200, normal: 300, slow: 400 }

/** How long a step of an animation takes, in milliseconds; none for people who asked their system for less motion. */
export function pace(): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : PACES[settings.pace]
}
