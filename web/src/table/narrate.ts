/** A game's moves as lines of a log, in whatever language is spoken now. */
import type { GameUi } from '../games/game'
import { t } from '../lib/fluent.svelte'
import type { Fields, Move, View } from '../lib/protocol'

export interface Line {
  number: number
  seat: number
  text: string
  marks: string[]
  /** It begins something: a round, a phase. */
  heading: boolean
  concerns: boolean
}

/** Whose mark stands before an event: its maker's where it is about them, else that of the first it is about. */
export function whose(event: Fields, move: Move, game: GameUi, view: View): number {
  if (game.concerns(event, move.seat, view)) return move.seat
  const about = Array.from({ length: view.seats as number }, (_, seat) => seat).find((seat) => game.concerns(event, seat, view))
  return about ?? move.seat
}

export function lines(moves: Move[], game: GameUi, view: View, seat: number | null): Line[] {
  const found: Line[] = []
  for (const move of moves) {
    let said = false
    for (const event of move.events ?? []) {
      const text = game.eventText(event, view)
      if (!text) continue
      said = true
      found.push({
        number: move.number, seat: whose(event, move, game, view), text, marks: game.eventMarks(event, view), heading: event.kind === 'round_began',
        concerns: seat !== null && (move.seat === seat || game.concerns(event, seat, view)),
      })
    }
    if (!said) {
      const text = move.action ? game.actionText(move.action, view) : t('log-secret')
      const who = t(`colour-${game.colourOf(move.seat, view)}`)
      found.push({ number: move.number, seat: move.seat, text: t('log-said', { who, what: text }), marks: [], heading: false, concerns: move.seat === seat })
    }
  }
  return found
}

/** What a move was, in a few words for its maker's own panel: the first thing it says of them, without their name. */
export function deed(move: Move, game: GameUi, view: View): string {
  const name = `${t(`colour-${game.colourOf(move.seat, view)}`)} `
  for (const event of move.events ?? []) {
    const text = game.concerns(event, move.seat, view) ? game.eventText(event, view) : null
    if (text) return text.startsWith(name) ? text.slice(name.length) : text
  }
  return move.action ? game.actionText(move.action, view) : t('log-secret')
}

/** The moves with which rounds begin. */
export function roundsOf(log: Move[]): { number: number; round: number }[] {
  const found: { number: number; round: number }[] = []
  for (const { number, events } of log) {
    for (const event of events ?? []) if (event.kind === 'round_began') found.push({ number, round: event.round as number })
  }
  return found
}
