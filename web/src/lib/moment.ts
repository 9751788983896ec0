/** A moment of a game, and with whose eyes it is looked at. */
import type { Decision, IncomeSheet, Move, Option, ScoreSheet, View } from './protocol'

export interface Moment {
  number: number
  view: View
  decision: Decision | null
  actions: Option[]
  scores: ScoreSheet[]
  incomes: IncomeSheet[]
  moves: Move[]
  /** The lines up to here, where other eyes than one's own see it. */
  log?: Move[]
}

/** Whose eyes a finished game is looked at with: one's own, a spectator's, a seat's by its number, or nothing hidden. */
export type Looker = 'mine' | 'spectator' | 'all' | `${number}`

export function readLooker(text: string | null): Looker {
  return text === 'spectator' || text === 'all' || (text !== null && /^\d+$/.test(text)) ? (text as Looker) : 'mine'
}
