/** The theme in force: what was chosen, or what the system has. App.svelte keeps it and tells the style sheets. */
import { settings } from './settings.svelte'

export function isDark(system: boolean): boolean {
  return settings.theme === 'auto' ? system : settings.theme === 'dark'
}

const system = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
export const theme = $state({ dark: isDark(system) })
