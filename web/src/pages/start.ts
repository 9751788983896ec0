/** Tables made at one touch: against bots as they are, and a first game for somebody who has just learned the rules. */
import { get, post } from '../lib/api'
import { t } from '../lib/fluent.svelte'
import { beSomebody } from '../lib/me.svelte'
import type { GameInfo, TableInfo } from '../lib/protocol'

const GENTLE = ['beginner', 'novice', 'easy', 'apprentice']

/** Opponents for a first game: those made for it, else one that plays sensibly among others that do not. */
export function gentle(bots: string[], count: number): string[] {
  const made = GENTLE.find((name) => bots.includes(name))
  if (made) return Array<string>(count).fill(made)
  const sensible = bots.includes('greedy') ? 'greedy' : bots.at(-1) ?? 'random'
  const loose = bots.includes('random') ? 'random' : sensible
  return Array.from({ length: count }, (_, i) => (i === 0 ? sensible : loose))
}

/** The strongest of those that answer at once; the list goes from weak to strong. */
export const usual = (bots: string[]) => bots.at(-1) ?? 'random'

async function begin(game: string, bots: string[], name = ''): Promise<string> {
  await beSomebody(t('lobby-guest'))
  const seats = [{ kind: 'person' }, ...bots.map((bot) => ({ kind: 'bot', bot }))]
  const table = await post<TableInfo>('/tables', { game, seats, name, access: 'invitation' })
  await post(`/tables/${table.id}/start`)
  return `/tables/${table.id}`
}

async function info(game: string): Promise<GameInfo> {
  const found = (await get<{ games: GameInfo[] }>('/games')).games.find((one) => one.name === game)
  if (!found) throw new Error('no such game')
  return found
}

/** The recommended first table: the fewest seats that play by the plain rules. */
export async function startFirst(game: string): Promise<string> {
  const others = game === 'silk_road' ? 3 : 2
  return begin(game, gentle((await info(game)).bots, others), t('first-table'))
}

export async function startQuick(game: string): Promise<string> {
  return begin(game, Array<string>(3).fill(usual((await info(game)).bots)))
}

const LEARNED = 'serai.learned'
export function learned(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(LEARNED) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
export function hasLearned(game: string): void {
  try {
    localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), game])]))
  } catch {
    // a private window may refuse to store
  }
}
