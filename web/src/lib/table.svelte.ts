/** A table as the page knows it: messages come in, the board shows what the queue has reached. */
import { get, newId } from './api'
import type {
  ChatLine, Clock, Decision, Fields, Message, Move, Option, ScoreSheet, StateMessage, TableInfo, UpdateMessage, View,
} from './protocol'
import { pace } from './settings.svelte'
import type { Link, Listener, Transport } from './transport'

export interface Moment {
  number: number
  view: View
  decision: Decision | null
  actions: Option[]
  scores: ScoreSheet[]
  moves: Move[]
}

export interface Refused {
  reason: string
  section: string
  values: Record<string, any>
}

const RUSH = 6 // so many steps waiting: hurry

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null)
  link = $state<Link>('connecting')
  seat = $state<number | null>(null)
  /** The number of moves the server has told us of. */
  number = $state(0)
  /** What the board shows; it follows the server step by step. */
  shown = $state.raw<Moment | null>(null)
  /** A moment of the past that is looked at instead. */
  past = $state.raw<Moment | null>(null)
  log = $state.raw<Move[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<Clock | null>(null)
  clockAt = $state(0)
  frontier = $state<number | null>(null)
  present = $state.raw<number[] | null>(null)
  watchers = $state(0)
  version = 0
  refused = $state.raw<Refused | null>(null)
  /** An action sent and not yet answered. */
  sending = $state<string | null>(null)
  busy = $state(false)
  trouble = $state<string | null>(null)

  /** Every score seen, for the lines at the end: number -> totals. */
  readonly history = new Map<number, number[]>()
  private transport: Transport | null = null
  private waiting: Moment[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly announce: (moves: Move[]) => void

  constructor(announce: (moves: Move[]) => void = () => {}) {
    this.announce = announce
  }

  attach(transport: Transport): void {
    this.transport = transport
  }

  leave(): void {
    clearTimeout(this.timer)
    this.transport?.close()
  }

  // --- messages -> store ---

  linked(link: Link): void {
    this.link = link
  }

  message(message: Message): void {
    switch (message.t) {
      case 'state':
        this.whole(message as StateMessage)
        break
      case 'update':
        this.update(message as UpdateMessage)
        break
      case 'ack':
        if (message.id === this.sending) this.sending = null
        break
      case 'refused':
        if (message.id === this.sending) this.sending = null
        this.refused = { reason: message.reason as string, section: message.section ?? '', values: message.values ?? {} }
        break
      case 'chat':
        if (!this.chat.some((old) => old.id !== undefined && old.id === message.line.id)) this.chat = [...this.chat, message.line]
        break
      case 'table':
        this.info = message.table
        this.tick(message.clock)
        break
      case 'presence':
        this.present = message.seats
        this.watchers = message.watchers
        break
      case 'error':
        this.trouble = message.reason
        break
    }
  }

  private tick(clock: Clock | null | undefined): void {
    if (clock === undefined) return
    this.clock = clock
    this.clockAt = Date.now()
  }

  private whole(message: StateMessage): void {
    const { table, seat, view, decision, actions, frontier, clock, log, chat, scores, number } = message
    clearTimeout(this.timer)
    this.waiting = []
    this.busy = false
    this.info = table
    this.seat = seat
    this.number = number
    this.frontier = frontier
    this.version = message.version
    this.tick(clock)
    this.log = log ?? []
    this.chat = chat ?? []
    this.sending = null
    this.shown = view && { number, view, decision, actions: actions ?? [], scores: scores ?? [], moves: this.log.slice(-1) }
    this.remember(number, scores)
  }

  private update(message: UpdateMessage): void {
    const { number, moves, view, decision, actions, scores, frontier, clock } = message
    const first = moves?.[0]?.number
    if (moves?.length && first !== undefined && first > this.number + 1) {
      this.transport?.send({ t: 'resume', since: this.number, version: this.version })
      return
    }
    if (number < this.number || (number === this.number && !moves?.length)) {
      this.log = this.log.filter((move) => move.number <= number)
      this.waiting = []
    }
    const fresh = (moves ?? []).filter((move) => move.number > (this.log.at(-1)?.number ?? 0))
    this.log = fresh.length ? [...this.log, ...fresh] : this.log
    this.number = number
    this.frontier = frontier
    this.version = message.version
    this.tick(clock)
    if (message.status && this.info && message.status !== this.info.status) this.info = { ...this.info, status: message.status }
    this.remember(number, scores)
    if (fresh.length) this.announce(fresh)
    this.waiting.push({ number, view, decision, actions: actions ?? [], scores: scores ?? [], moves: fresh })
    if (!this.busy) this.step()
  }

  private remember(number: number, scores: ScoreSheet[] | null | undefined): void {
    for (const known of [...this.history.keys()]) if (known > number) this.history.delete(known)
    if (scores?.length) this.history.set(number, scores.map((sheet) => sheet.total))
  }

  /** Show the next moment; stay on it as long as its animation takes. Nothing is left out, only hurried. */
  private step(): void {
    const next = this.waiting.shift()
    if (!next) {
      this.busy = false
      return
    }
    this.shown = next
    const hidden = typeof document !== 'undefined' && document.hidden
    const time = hidden ? 0 : pace() * (this.waiting.length > RUSH ? 0.3 : 1)
    if (time === 0 || next.moves.length === 0) {
      this.step()
      return
    }
    this.busy = true
    this.timer = setTimeout(() => this.step(), time)
  }

  /** Skip what is still being animated. */
  skip(): void {
    clearTimeout(this.timer)
    const last = this.waiting.at(-1)
    this.waiting = []
    this.busy = false
    if (last) this.shown = last
  }

  /** Who has won: as the table says, or as the last event has it. */
  get winners(): number[] {
    if (this.info?.winners.length) return this.info.winners
    const ended = this.log.at(-1)?.events.find((event) => event.kind === 'game_ended')
    return (ended?.winners as number[] | undefined) ?? []
  }

  // --- what may be done ---

  get moment(): Moment | null {
    return this.past ?? this.shown
  }

  /** The actions on offer: none while looking back, or while something of mine is under way. */
  get actions(): Option[] {
    if (this.past || this.sending || !this.shown || this.shown.number !== this.number) return []
    return this.shown.actions
  }

  get myTurn(): boolean {
    return this.actions.length > 0
  }

  // --- gestures -> messages ---

  act(action: Fields | string): boolean {
    return this.submit({ t: 'act', number: this.number, version: this.version, seat: this.seat, action })
  }

  undo(to: number): boolean {
    return this.submit({ t: 'undo', number: this.number, seat: this.seat, to })
  }

  say(text: string): boolean {
    return !!this.transport?.send({ t: 'chat', id: newId(), text })
  }

  private submit(message: Record<string, unknown>): boolean {
    const id = newId()
    this.refused = null
    if (!this.transport?.send({ ...message, id })) {
      this.refused = { reason: 'offline', section: '', values: {} }
      return false
    }
    this.sending = id
    return true
  }

  /** Look out of another seat of mine (hotseat). */
  sit(seat: number | null): void {
    this.transport?.send({ t: 'sit', seat })
  }

  get known(): { number: number; version: number } | null {
    return this.shown ? { number: this.number, version: this.version } : null
  }

  forgive(): void {
    this.refused = null
  }

  // --- looking back ---

  async lookAt(number: number | null, fetchMoment?: (number: number) => Promise<Moment>): Promise<void> {
    if (number === null || number >= this.number) {
      this.past = null
      return
    }
    this.past = await (fetchMoment ?? ((n) => this.fetchMoment(n)))(Math.max(0, number))
  }

  private async fetchMoment(number: number): Promise<Moment> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    const found = await get(`/tables/${this.info!.id}/at/${number}${seat}`)
    if (found.scores?.length) this.history.set(number, found.scores.map((sheet: ScoreSheet) => sheet.total))
    const moves = this.log.filter((move) => move.number === number)
    return { number, view: found.view, decision: found.decision ?? null, actions: [], scores: found.scores ?? [], moves }
  }
}
