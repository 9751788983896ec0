/** A game's moves as lines of a log, in whatever language is spoken now. */
import type { GameUi } from '../games/game'
import { has, t } from '../lib/fluent.svelte'
import { dashed } from '../lib/names'
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
      found.push({ number: move.number, seat: move.seat, text: silentText(move, game, view), marks: [], heading: false, concerns: move.seat === seat })
    }
  }
  return found
}

/** A move without an event that has words: as something done where there are words for that, else as what was said. */
function silentText({ action, seat }: Move, game: GameUi, view: View): string {
  const who = t(`colour-${game.colourOf(seat, view)}`)
  const done = `${dashed(game.name)}-did-${dashed(String(action?.kind))}`
  return has(done) ? t(done, { who }) : t('log-said', { who, what: action ? game.actionText(action, view) : t('log-secret') })
}

export interface Deed {
  number: number
  event: Fields
}

/** The last thing each seat did that has words of its own: an end of a turn or a pass without a sound leaves what was told before. */
export function lastDeeds(moves: Move[], game: GameUi, view: View): Map<number, Deed> {
  const found = new Map<number, Deed>()
  for (let at = moves.length - 1; at >= 0 && found.size < (view.seats as number); at -= 1) {
    const { number, events } = moves[at]!
    // of one move the first thing is the deed, the others follow from it
    const here = new Map<number, Fields>()
    for (const event of events ?? []) {
      const seat = game.doer(event, view)
      if (seat !== null && !found.has(seat) && !here.has(seat) && game.eventText(event, view)) here.set(seat, event)
    }
    for (const [seat, event] of here) found.set(seat, { number, event })
  }
  return found
}

/** A deed in a few words for its maker's own panel: without their name. */
export function deedText({ event }: Deed, seat: number, game: GameUi, view: View): string {
  const name = `${t(`colour-${game.colourOf(seat, view)}`)} `
  const text = game.eventText(event, view) ?? ''
  return text.startsWith(name) ? text.slice(name.length) : text
}

/** The moves with which rounds begin. */
export function roundsOf(log: Move[]): { number: number; round: number }[] {
  const found: { number: number; round: number }[] = []
  for (const { number, events } of log) {
    for (const event of events ?? []) if (event.kind === 'round_began') found.push({ number, round: event.round as number })
  }
  return found
}
