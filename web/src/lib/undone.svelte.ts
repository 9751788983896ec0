/** Moves of one's own that were taken back: they can be made again as long as nothing else has happened. */
import type { Move, Option } from './protocol'

export class Undone {
  private moves = $state.raw<Move[]>([])

  /** These moves are gone from the log. Where others' are among them the game is another one. */
  tookBack(moves: Move[], seat: number | null): void {
    const own = moves.length > 0 && moves.every((move) => move.seat === seat && move.notation !== null)
    this.moves = own ? [...moves, ...this.moves] : []
  }

  /** These moves were made: the ones taken back, in their order, or something else. */
  made(moves: Move[]): void {
    const same = moves.every((move, i) => move.seat === this.moves[i]?.seat && move.notation === this.moves[i]?.notation)
    this.moves = same ? this.moves.slice(moves.length) : []
  }

  forget(): void {
    this.moves = []
  }

  /** What makes the first of them again, if it is on offer. */
  next(options: Option[]): Option | null {
    return options.find((option) => option.notation === this.moves[0]?.notation) ?? null
  }
}
