/** Where undo ends: the last move that cannot be taken back, and why. */
import type { Move } from '../lib/protocol'

export interface Lock {
  number: number
  /** Somebody else answered, it was played in one's place, or chance or a secret came out. */
  why: 'other' | 'played' | 'came-out'
}

/** The server tells how far; the reason is read from the move at which it stops. */
export function lockOf(log: Move[], seat: number, frontier: number | null): Lock | null {
  const number = frontier ?? log.at(-1)?.number
  const move = log.find((one) => one.number === number)
  if (!move || !log.some((one) => one.seat === seat)) return null
  return { number: move.number, why: move.seat !== seat ? 'other' : move.actor !== 'person' ? 'played' : 'came-out' }
}
