/** A table as the page knows it: messages come in, the board shows what the queue has reached. */
import { get, newId } from './api'
import type {
  ChatLine, Clock, Decision, EarlierMessage, Fields, IncomeSheet, Message, Move, Option, PreviewMessage, ScoreSheet, StateMessage, TableInfo, UpdateMessage, View,
} from './protocol'
import { pace } from './settings.svelte'
import type { Link, Listener, Transport } from './transport'

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

export interface Refused {
  reason: string
  section: string
  values: Record<string, any>
}

/** Whose eyes a finished game is looked at with: one's own, a spectator's, a seat's by its number, or nothing hidden. */
export type Looker = 'mine' | 'spectator' | 'all' | `${number}`

export function readLooker(text: string | null): Looker {
  return text === 'spectator' || text === 'all' || (text !== null && /^\d+$/.test(text)) ? (text as Looker) : 'mine'
}

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
const ASK_AFTER = 140

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null)
  link = $state<Link>('connecting')
  seat = $state<number | null>(null)
  /** The number of moves the server has told us of. */
  number = $state(0)
  /** How things stand. */
  latest = $state.raw<Moment | null>(null)
  /** What the board shows; it follows event by event. */
  shown = $state.raw<Moment | null>(null)
  /** The events that are being shown just now, and a count that makes each show anew. */
  flying = $state.raw<Fields[]>([])
  beat = $state(0)
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
  busy = $state(false)
  /** What was missed is being shown. */
  catching = $state(false)
  /** What the server said is wrong, until it tells of the game again. */
  trouble = $state.raw<Refused | null>(null)
  /** Words that were said and not taken. */
  unsaid = $state('')
  /** What lets a stranger see this table; part of every address asked for. */
  invitation = ''
  /** What the action under consideration would bring, as far as the server has told. */
  foreseen = $state.raw<PreviewMessage | null>(null)

  /** Every score seen, for the lines at the end: number -> totals. */
  readonly history = new Map<number, number[]>()
  /** How events look; given by the game. */
  stepper: Stepper = (view) => view
  private transport: Transport | null = null
  private waiting: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private missed: { view: View; moves: Move[] } | null = null

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
    clearTimeout(this.timer)
    clearTimeout(this.asking)
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
        if (this.asked.delete(message.id)) break
        if (message.id === this.sending) this.sending = null
        this.refused = { reason: message.reason, section: message.section ?? '', values: message.values ?? {} }
        break
      case 'preview':
        this.foretold(message)
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
    this.halt()
    this.trouble = null
    if (!known) this.missed = null // taken back, or seen by another seat
    if (seat !== this.seat) this.forgetForecasts()
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
    if (known && this.latest) this.play(known.view, this.log.filter((move) => move.number > known.number), this.latest)
    else this.shown = this.latest
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
      this.log = this.log.filter((move) => move.number <= number)
      this.missed = null // what was taken back is not shown any more
      this.halt()
    }
    const fresh = (moves ?? []).filter((move) => move.number > (this.log.at(-1)?.number ?? 0))
    this.log = fresh.length ? [...this.log, ...fresh] : this.log
    this.number = number
    this.frontier = frontier
    this.turnTo(message.version)
    this.tick(clock)
    if (this.info && message.status !== this.info.status) this.info = { ...this.info, status: message.status, winners: message.winners ?? this.info.winners }
    this.remember(number, scores)
    const before = this.latest
    this.latest = { number, view, decision, actions: actions ?? [], scores: scores ?? [], incomes: incomes ?? [], moves: fresh }
    if (before && fresh.length) this.play(before.view, fresh, this.latest)
    else if (nothingNew && this.busy) {
      // told again, as after coming back: what is being shown goes on, and ends here
      const last = this.waiting.at(-1)
      if (last) last.moment = this.latest
      else this.shown = this.latest
    } else {
      this.halt()
      this.shown = this.latest
    }
  }

  private turnTo(version: number): void {
    if (version !== this.version) this.forgetForecasts()
    this.version = version
    this.told = version
  }

  private forgetForecasts(): void {
    this.forecasts.clear()
    this.asked.clear()
    this.foreseen = null
  }

  private remember(number: number, scores: ScoreSheet[] | null | undefined): void {
    for (const known of [...this.history.keys()]) if (known > number) this.history.delete(known)
    if (scores?.length) this.history.set(number, scores.map((sheet) => sheet.total))
  }

  // --- the queue: one step for each event, and the true view at the end ---

  private play(from: View, moves: Move[], to: Moment): void {
    if (typeof document !== 'undefined' && document.hidden) {
      this.missed ??= { view: this.waiting.length && this.shown ? this.shown.view : from, moves: [] }
      this.missed.moves.push(...moves)
      this.halt()
      this.shown = to
      return
    }
    const steps = this.steps(from, moves, to)
    const own = moves.every((move) => move.seat === this.seat && move.actor !== 'bot' && move.actor !== 'clock')
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

  private tempo = 0
  /** All that waits is shown within a few seconds, each step for the same time. */
  private hurry(): void {
    this.tempo = Math.max(LEAST, Math.min(pace(), REEL / this.waiting.length))
  }

  private halt(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.busy = false
    this.catching = false
    this.flying = []
  }

  /** Skip what is still being animated. */
  skip(): void {
    if (!this.busy) return
    this.halt()
    this.shown = this.latest
  }

  /** Back at a window that was hidden: what the others did meanwhile, in a few seconds. */
  private readonly wake = () => {
    if (document.hidden || !this.missed || !this.latest) return
    const { view, moves } = this.missed
    this.missed = null
    if (moves.some((move) => move.seat !== this.seat)) this.rerun(view, moves)
  }

  private rerun(view: View, moves: Move[]): void {
    this.halt()
    if (pace() === 0 || !this.latest || !moves.length) return
    this.shown = { ...this.latest, view, number: moves[0]!.number - 1, moves: [] }
    this.catching = true
    this.waiting = this.steps(view, moves, this.latest).slice(-MOST_STEPS)
    this.hurry()
    this.step()
  }

  /** Show again what happened after a move, at one's own wish. */
  async again(after: number): Promise<void> {
    const moves = this.log.filter((move) => move.number > after)
    if (!moves.length || !this.info?.id) return
    const { view } = await this.fetchMoment(after, 'mine')
    this.past = null
    this.rerun(view, moves)
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

  // --- looking ahead ---

  private readonly forecasts = new Map<string, PreviewMessage>()
  private readonly asked = new Map<string, string>()
  private wanted: string | null = null
  private asking: ReturnType<typeof setTimeout> | undefined

  /** Ask what an action would bring; what is known already is shown at once. */
  foresee(option: Option | null): void {
    clearTimeout(this.asking)
    this.wanted = option?.notation ?? null
    this.foreseen = (option && this.forecasts.get(option.notation)) ?? null
    if (!option || this.foreseen || this.seat === null) return
    this.asking = setTimeout(() => {
      if ([...this.asked.values()].includes(option.notation)) return
      const id = newId()
      if (this.transport?.send({ t: 'preview', id, number: this.number, seat: this.seat, action: option.action })) this.asked.set(id, option.notation)
    }, ASK_AFTER)
  }

  private foretold(message: PreviewMessage): void {
    const notation = this.asked.get(message.id)
    this.asked.delete(message.id)
    if (notation === undefined || message.version !== this.version) return
    this.forecasts.set(notation, message)
    if (this.wanted === notation) this.foreseen = message
  }

  // --- looking back ---

  private readonly moments = new Map<string, Moment>()
  private looks = 0

  async lookAt(number: number | null, fetchMoment?: (number: number) => Promise<Moment>): Promise<void> {
    const look = ++this.looks
    this.skip()
    if (number === null || (number >= this.number && this.eyes === 'mine')) {
      this.past = null
      return
    }
    const found = await (fetchMoment ?? ((n) => this.fetchMoment(n, this.eyes)))(Math.min(this.number, Math.max(0, number)))
    if (look === this.looks) this.past = found // a later look has overtaken this one otherwise
  }

  /** The same moment with other eyes. */
  async lookAs(eyes: Looker): Promise<void> {
    this.eyes = eyes
    this.seenLog = eyes === 'mine' ? null : ((await this.fetchMoment(this.number, eyes)).log ?? null)
    const at = this.past?.number ?? this.number
    await this.lookAt(eyes === 'mine' && at >= this.number ? null : at)
  }

  private async fetchMoment(number: number, eyes: Looker): Promise<Moment> {
    const key = `${number} ${eyes} ${this.seat} ${this.version}`
    const known = this.moments.get(key)
    if (known) return known
    const looking: Record<string, string | number> =
      eyes === 'mine' ? (this.seat === null ? {} : { seat: this.seat })
      : eyes === 'spectator' || eyes === 'all' ? { eyes }
      : { seat: eyes, eyes: 'seat' }
    const found = await get<EarlierMessage>(this.address(`at/${number}`, looking))
    if (found.scores?.length) this.history.set(number, found.scores.map((sheet) => sheet.total))
    const log = eyes === 'mine' || !found.log?.length ? this.log : found.log
    const moment = { number, view: found.view, decision: found.decision ?? null, actions: [], scores: found.scores ?? [], incomes: found.incomes ?? [], moves: log.filter((move) => move.number === number), log: log.filter((move) => move.number <= number) }
    if (this.moments.size > 400) this.moments.clear()
    this.moments.set(key, moment)
    return moment
  }
}
