import { need } from '../lib/fluent.svelte'
import type { GameUi } from './game'

const GAMES: Record<string, () => Promise<GameUi>> = {
  yunnan: async () => (await import('./yunnan/ui')).yunnan,
  silk_road: async () => (await import('./silk_road/ui')).silkRoad,
}

export const GAME_NAMES = Object.keys(GAMES)

/** A game's board and words, loaded when somebody wants to see it. */
export async function gameUi(name: string): Promise<GameUi> {
  const [ui] = await Promise.all([GAMES[name]!(), need('ui', name)])
  return ui
}
