/** A table as the page knows it: messages come in, the board shows what the queue has reached. */
import { newId } from './api'
import { Archive } from './archive'
import { Forecasts } from './forecasts.svelte'
import type { Looker, Moment } from './moment'
import type { ChatLine, Clock, Fields, Message, Move, Option, ScoreSheet, StateMessage, TableInfo, UpdateMessage } from './protocol'
import { Reel } from './reel.svelte'
import type { Link, Listener, Transport } from './transport'
import { Undone } from './undone.svelte'

export interface Refused {
  reason: string
  section: string
  values: Record<string, any>
}

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null)
  link = $state<Link>('connecting')
  seat = $state<number | null>(null)
  /** The number of moves the server has told us of. */
  number = $state(0)
  /** How things stand. */
  latest = $state.raw<Moment | null>(null)
  /** What the board shows; it follows event by event. */
  readonly reel = new Reel()
  /** What the action under consideration would bring. */
  readonly forecasts = new Forecasts((id, action) =>
    this.seat !== null && !!this.transport?.send({ t: 'preview', id, number: this.number, seat: this.seat, action }))
  /** What I took back and can do again. */
  readonly undone = new Undone()
  /** A moment of the past that is looked at instead. */
  past = $state.raw<Moment | null>(null)
  eyes = $state<Looker>('mine')
  /** The lines as those eyes see them. */
  seenLog = $state.raw<Move[] | null>(null)
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
  /** The version an acknowledged action leads to: until it is here, nothing of the old question is offered. */
  private acknowledged = $state(0)
  private told = $state(0)
  /** What the server said is wrong, until it tells of the game again. */
  trouble = $state.raw<Refused | null>(null)
  /** Words that were said and not taken. */
  unsaid = $state('')
  /** What lets a stranger see this table; part of every address asked for. */
  invitation = ''

  /** Every score seen, for the lines at the end: number -> totals. */
  readonly history = new Map<number, number[]>()
  private transport: Transport | null = null

  constructor() {
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.wake)
  }

  attach(transport: Transport): void {
    this.transport = transport
  }

  /** Give up the connection; another one may follow. */
  detach(): void {
    this.transport?.close()
    this.transport = null
  }

  leave(): void {
    this.reel.halt()
    this.forecasts.stop()
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.wake)
    this.detach()
  }

  /** Where the server has something of this table. */
  address(what: string, values: Record<string, string | number> = {}): string {
    const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))
    if (this.invitation) query.set('invitation', this.invitation)
    const text = query.toString()
    return `/tables/${this.info!.id}/${what}${text && `?${text}`}`
  }

  // --- messages -> store ---

  linked(link: Link): void {
    this.link = link
  }

  message(message: Message): void {
    switch (message.t) {
      case 'state':
        this.whole(message)
        break
      case 'update':
        this.update(message)
        break
      case 'ack':
        this.saying.delete(message.id)
        if (message.id !== this.sending) break
        this.sending = null
        this.acknowledged = message.version
        break
      case 'refused':
        if (this.forecasts.refused(message.id)) break
        if (message.id === this.sending) this.sending = null
        this.refused = { reason: message.reason, section: message.section ?? '', values: message.values ?? {} }
        break
      case 'preview':
        this.forecasts.told(message, this.version)
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
        this.trouble = { reason: message.reason, section: '', values: message.values ?? {} }
        // an error names no message; words are given back rather than said again and again
        if (this.saying.size) this.unsaid = [...this.saying.values()].join(' ')
        for (const id of this.saying.keys()) this.transport?.forget?.(id)
        this.saying.clear()
        break
    }
  }

  private tick(clock: Clock | null | undefined): void {
    if (clock === undefined) return
    this.clock = clock
    this.clockAt = Date.now()
  }

  private whole(message: StateMessage): void {
    const { table, seat, view, decision, actions, frontier, clock, log, chat, scores, incomes, number } = message
    const before = this.latest
    const known = before && seat === this.seat && table.id === this.info?.id && number > before.number && message.version > this.version ? before : null
    this.reel.halt()
    this.trouble = null
    if (!known) this.reel.forgetMissed()
    if (seat !== this.seat) this.forecasts.forget()
    if (seat !== this.seat || message.version !== this.version) this.undone.forget()
    this.info = table
    this.seat = seat
    this.number = number
    this.frontier = frontier
    this.turnTo(message.version)
    this.tick(clock)
    this.log = log ?? []
    this.chat = chat ?? []
    this.sending = null
    this.acknowledged = 0
    this.latest = view && { number, view, decision, actions: actions ?? [], scores: scores ?? [], incomes: incomes ?? [], moves: this.log.slice(-1) }
    this.remember(number, scores)
    if (known && this.latest) this.play(known, this.log.filter((move) => move.number > known.number), this.latest)
    else this.reel.jump(this.latest)
  }

  private update(message: UpdateMessage): void {
    const { number, moves, view, decision, actions, scores, incomes, frontier, clock } = message
    const first = moves?.[0]?.number
    if (moves?.length && first !== undefined && first > this.number + 1) {
      this.transport?.send({ t: 'resume', since: this.number, version: this.version })
      return
    }
    this.trouble = null
    const nothingNew = number === this.number && message.version === this.version
    if (!nothingNew && (number < this.number || (number === this.number && !moves?.length))) {
      this.undone.tookBack(this.log.filter((move) => move.number > number), this.seat)
      this.log = this.log.filter((move) => move.number <= number)
      this.reel.forgetMissed()
      this.reel.halt()
    }
    const fresh = (moves ?? []).filter((move) => move.number > (this.log.at(-1)?.number ?? 0))
    this.undone.made(fresh)
    this.log = fresh.length ? [...this.log, ...fresh] : this.log
    this.number = number
    this.frontier = frontier
    this.turnTo(message.version)
    this.tick(clock)
    if (this.info && message.status !== this.info.status) this.info = { ...this.info, status: message.status, winners: message.winners ?? this.info.winners }
    if (this.info?.request && !nothingNew) this.info = { ...this.info, request: null } // an undo that was asked for is done, or overtaken by a move
    this.remember(number, scores)
    const before = this.latest
    this.latest = { number, view, decision, actions: actions ?? [], scores: scores ?? [], incomes: incomes ?? [], moves: fresh }
    if (before && fresh.length) this.play(before, fresh, this.latest)
    else if (nothingNew && this.busy) this.reel.endWith(this.latest) // as after coming back
    else this.reel.jump(this.latest)
  }

  private turnTo(version: number): void {
    if (version !== this.version) this.forecasts.forget()
    this.version = version
    this.told = version
  }

  private remember(number: number, scores: ScoreSheet[] | null | undefined): void {
    for (const known of [...this.history.keys()]) if (known > number) this.history.delete(known)
    if (scores?.length) this.history.set(number, scores.map((sheet) => sheet.total))
  }

  // --- what the board shows ---

  get shown(): Moment | null {
    return this.reel.shown
  }

  /** Something is being shown just now. */
  get busy(): boolean {
    return this.reel.busy
  }

  private play(before: Moment, moves: Move[], to: Moment): void {
    const own = moves.every((move) => move.seat === this.seat && move.actor !== 'bot' && move.actor !== 'clock')
    this.reel.play(before.view, moves, to, own)
  }

  /** Skip what is still being animated. */
  skip(): void {
    if (this.busy) this.reel.jump(this.latest)
  }

  /** Back at a window that was hidden: what the others did meanwhile. */
  private readonly wake = () => {
    if (!document.hidden && this.latest) this.reel.catchUp(this.latest, this.seat)
  }

  /** Show again what happened after a move, at one's own wish. */
  async again(after: number): Promise<void> {
    const moves = this.log.filter((move) => move.number > after)
    if (!moves.length || !this.info?.id) return
    const { view } = await this.archive.moment(after, 'mine')
    this.past = null
    if (this.latest) this.reel.rerun(view, moves, this.latest)
  }

  get winners(): number[] {
    return this.info?.winners ?? []
  }

  // --- what may be done ---

  get moment(): Moment | null {
    return this.past ?? this.shown
  }

  /** The actions on offer: none while looking back, or while something of mine is under way. */
  get actions(): Option[] {
    if (this.past || this.sending || !this.latest || this.told < this.acknowledged) return []
    return this.latest.actions
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
    const id = newId()
    if (!this.transport?.send({ t: 'chat', id, text })) return false
    this.saying.set(id, text)
    return true
  }
  /** Words sent and not yet acknowledged. */
  private readonly saying = new Map<string, string>()

  private submit(message: Record<string, unknown>): boolean {
    const id = newId()
    this.refused = null
    this.skip()
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
    return this.latest ? { number: this.number, version: this.version } : null
  }

  forgive(): void {
    this.refused = null
  }

  // --- looking back ---

  private readonly archive = new Archive(this)
  private looks = 0

  async lookAt(number: number | null, fetchMoment?: (number: number) => Promise<Moment>): Promise<void> {
    const look = ++this.looks
    this.skip()
    if (number === null || (number >= this.number && this.eyes === 'mine')) {
      this.past = null
      return
    }
    const found = await (fetchMoment ?? ((n) => this.archive.moment(n, this.eyes)))(Math.min(this.number, Math.max(0, number)))
    if (look === this.looks) this.past = found // a later look has overtaken this one otherwise
  }

  /** The same moment with other eyes. */
  async lookAs(eyes: Looker): Promise<void> {
    this.eyes = eyes
    this.seenLog = eyes === 'mine' ? null : ((await this.archive.moment(this.number, eyes)).log ?? null)
    const at = this.past?.number ?? this.number
    await this.lookAt(eyes === 'mine' && at >= this.number ? null : at)
  }
}
