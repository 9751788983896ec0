/** What the board shows: it follows how things stand by one step for each event, and ends with the true view. */
import type { Moment } from './moment'
import type { Fields, Move, View } from './protocol'
import { pace } from './settings.svelte'

/** What an event changes to the eye, on a copy of the view; null where there is nothing to see. The true view comes last in any case. */
export type Stepper = (view: View, event: Fields) => View | null

/** One event as the board shows it: the view with it, and what flies. */
interface Step {
  moment: Moment
  flying: Fields[]
}

const REEL = 4000 // milliseconds a waiting queue may take in all: longer ones are hurried
const LEAST = 40
const MOST_STEPS = 90 // of more than that only the end is shown
const QUICK = 3 // so few steps of one's own are shown at once
const LONG = 5 // so many waiting: say what is going on, and offer to skip it

export class Reel {
  shown = $state.raw<Moment | null>(null)
  /** The events that are being shown just now, and a count that makes each show anew. */
  flying = $state.raw<Fields[]>([])
  beat = $state(0)
  busy = $state(false)
  /** What was missed is being shown. */
  catching = $state(false)
  /** How events look; given by the game. */
  stepper: Stepper = (view) => view
  private waiting: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private tempo = 0
  private missed: { view: View; moves: Move[] } | null = null

  /** Show how these moves led from a view to a moment; who made them all, alone, need not wait for it. */
  play(from: View, moves: Move[], to: Moment, own: boolean): void {
    if (typeof document !== 'undefined' && document.hidden) {
      this.missed ??= { view: this.waiting.length && this.shown ? this.shown.view : from, moves: [] }
      this.missed.moves.push(...moves)
      this.jump(to)
      return
    }
    const steps = this.steps(from, moves, to)
    if (pace() === 0 || (own && steps.length <= QUICK && !this.busy)) {
      this.halt()
      this.show({ moment: to, flying: pace() === 0 ? [] : steps.flatMap((step) => step.flying) })
      return
    }
    this.waiting.push(...steps)
    if (this.waiting.length > LONG) this.catching = true
    if (this.waiting.length > MOST_STEPS) this.waiting.splice(0, this.waiting.length - MOST_STEPS)
    this.hurry()
    if (!this.busy) this.step()
  }

  /** Show this and nothing on the way to it. */
  jump(to: Moment | null): void {
    this.halt()
    this.shown = to
  }

  /** The moment all of it leads to is told again: what is being shown goes on, and ends there. */
  endWith(to: Moment): void {
    const last = this.waiting.at(-1)
    if (last) last.moment = to
    else this.shown = to
  }

  /** What came while nobody looked, in a few seconds; not what one did oneself in another window. */
  catchUp(to: Moment, seat: number | null): void {
    if (!this.missed) return
    const { view, moves } = this.missed
    this.missed = null
    if (moves.some((move) => move.seat !== seat)) this.rerun(view, moves, to)
  }

  /** What was missed has been taken back, or was seen by another seat. */
  forgetMissed(): void {
    this.missed = null
  }

  /** From an earlier view to this moment, whatever is being shown. */
  rerun(from: View, moves: Move[], to: Moment): void {
    this.halt()
    if (pace() === 0 || !moves.length) return
    this.shown = { ...to, view: from, number: moves[0]!.number - 1, moves: [] }
    this.catching = true
    this.waiting = this.steps(from, moves, to).slice(-MOST_STEPS)
    this.hurry()
    this.step()
  }

  halt(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.busy = false
    this.catching = false
    this.flying = []
  }

  private steps(from: View, moves: Move[], to: Moment): Step[] {
    const found: Step[] = []
    let view = from
    for (const move of moves) {
      let seen = false
      for (const event of move.events ?? []) {
        const next = this.stepper(view, event)
        if (!next) continue
        seen = true
        view = next
        found.push({ moment: { ...to, number: move.number, view, moves: [{ ...move, events: [event] }] }, flying: [event] })
      }
      if (!seen) found.push({ moment: { ...to, number: move.number, view, moves: [move] }, flying: [] })
    }
    const last = found.at(-1)
    if (last) last.moment = to
    return found
  }

  private show({ moment, flying }: Step): void {
    this.shown = moment
    this.flying = flying
    this.beat += 1
  }

  private step(): void {
    const next = this.waiting.shift()
    if (!next) {
      this.busy = false
      this.catching = false
      return
    }
    this.show(next)
    this.busy = true
    this.timer = setTimeout(() => this.step(), this.tempo)
  }

  /** All that waits is shown within a few seconds, each step for the same time. */
  private hurry(): void {
    this.tempo = Math.max(LEAST, Math.min(pace(), REEL / this.waiting.length))
  }
}
