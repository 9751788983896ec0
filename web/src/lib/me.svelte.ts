/** Who sits at this browser. Nobody has to log in: a guest is made the moment somebody wants to play. */
import { ApiError, get, post, put } from './api'
import { change, keepWith, readSettings, settings } from './settings.svelte'
import { speak } from './fluent.svelte'

export const me = $state<{ id: string | null; name: string | null; guest: boolean; asked: boolean }>({ id: null, name: null, guest: true, asked: false })

function become(person: any): void {
  me.id = String(person?.id ?? person?.name ?? '')
  me.name = person?.name ?? null
  me.guest = !person?.account
  const kept = readSettings(person?.settings)
  change(kept, false)
  if (kept.language) void speak(kept.language)
  keepWith((all) => void put('/me/settings', all).catch(() => {}))
  if (person?.id && !Object.keys(kept).length) void put('/me/settings', { ...settings }).catch(() => {}) // what was chosen before there was a name
}

/** Nobody again, in this window. */
export function beNobody(): void {
  Object.assign(me, { id: null, name: null, guest: true })
  keepWith(() => {})
}

export async function meet(): Promise<void> {
  try {
    become(await get('/me'))
  } catch {
    // nobody yet
  } finally {
    me.asked = true
  }
}

export async function beGuest(name: string): Promise<void> {
  become(await post('/guest', { name }))
  if (!me.name) await meet()
}

/** Be somebody before a table is made or joined. */
export async function beSomebody(fallback: string): Promise<void> {
  if (me.name) return
  try {
    become(await get('/me'))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    await beGuest(fallback)
  }
}
