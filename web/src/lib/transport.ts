/** How messages reach the page: over the table's socket, or from frames made beforehand (tutorial, drawing board). */
import type { Decision, Fields, IncomeSheet, Message, Move, Option, ScoreSheet, TableInfo, View } from './protocol'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  message(message: Message): void
  linked(link: Link): void
}

export interface Transport {
  send(message: Record<string, unknown>): boolean
  /** What was sent under this id is given up: it is not sent again. */
  forget?(id: string): void
  close(): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const PING_EVERY = 15000
const SILENCE = 40000
const NOT_ALLOWED = 1008
const PASSING = ['slow_down', 'store_unavailable'] // reasons to come back later

/** The table's socket: comes back by itself, asks for what it missed, and resends what was never acknowledged. */
export class Socket implements Transport {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private readonly unanswered = new Map<string, Record<string, unknown>>()

  constructor(
    private readonly table: string,
    /** The seat to look from: asked at every connection, for it may be another one by then. */
    private readonly seat: () => number | null,
    private readonly listener: Listener,
    private readonly known: () => { number: number; version: number } | null,
    private readonly invitation = '',
  ) {
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
    this.connect()
  }

  private readonly wake = () => {
    if (document.visibilityState !== 'visible' || this.closed) return
    if (this.socket?.readyState === WebSocket.OPEN) {
      const known = this.known()
      if (known) this.socket.send(JSON.stringify({ t: 'resume', since: known.number, version: known.version }))
    } else {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return
    this.listener.linked(this.heard ? 'lost' : 'connecting')
    const query = new URLSearchParams()
    const seat = this.seat()
    if (seat !== null) query.set('seat', String(seat))
    if (this.invitation) query.set('invitation', this.invitation)
    const known = this.known()
    if (known) {
      query.set('since', String(known.number))
      query.set('version', String(known.version))
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.listener.linked('open')
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message))
      clearInterval(this.pinger)
      this.pinger = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) socket.close()
        else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'ping' }))
      }, PING_EVERY)
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      const message = JSON.parse(event.data as string) as Message
      // not at `open`, nor at an error: a server that closes at once should not be called again and again
      if (message.t === 'state' || message.t === 'update') this.wait = FIRST_WAIT
      if (message.t === 'ack' || message.t === 'refused') this.unanswered.delete(message.id)
      this.listener.message(message)
    }
    socket.onclose = ({ code, reason }) => {
      clearInterval(this.pinger)
      if (this.closed || this.socket !== socket) return
      if (code === NOT_ALLOWED && !PASSING.includes(reason)) return this.close() // calling again would bring the same answer
      if (code === NOT_ALLOWED) this.wait = LONGEST_WAIT
      this.listener.linked('lost')
      this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()))
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    }
  }

  send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    if (typeof message.id === 'string' && message.t !== 'preview') this.unanswered.set(message.id, message)
    this.socket.send(JSON.stringify(message))
    return true
  }

  forget(id: string): void {
    this.unanswered.delete(id)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    this.socket?.close()
    this.listener.linked('closed')
  }
}

/** A table that is only looked at. */
export function blankTable(): TableInfo {
  return {
    id: '', name: '', game: '', edition: '', variants: [], access: 'open', invitation: null, status: 'running', study: true, undo: 'never', projections: true, seeded: false, rules_version: 0, seats: [],
    house: {}, clock: { kind: 'none', seconds: 0, increment: 0, days: 0, timeout: 'mild' },
    mine: [], owner: false, number: 0, version: 0, request: null, winners: [], scores: [], rematch: null, created: 0, changed: 0,
  }
}

/** One moment of a game made beforehand: what the seat to move is sent, and the move that led there. */
export interface Frame {
  number: number
  seat: number | null
  view: View
  decision: Decision | null
  actions: Option[]
  scores: ScoreSheet[]
  incomes: IncomeSheet[]
  winners: number[]
  move: (Move & { action: Fields }) | null
  lesson?: string
}

/** Plays frames: the seat shown answers as the frames say, everybody else moves by themselves. */
export class Frames implements Transport {
  private at: number

  constructor(
    private readonly frames: Frame[],
    private readonly info: TableInfo,
    private readonly seat: number | null,
    private readonly listener: Listener,
    start = 0,
    private readonly oninstead: (wanted: Fields | null) => void = () => {},
  ) {
    this.at = start
    const frame = frames[start]!
    listener.linked('open')
    listener.message({
      t: 'state', version: start, table: info, seat: seat ?? frame.seat, chat: [], clock: null,
      log: frames.slice(1, start + 1).map((f) => f.move!), ...this.shown(frame),
    })
  }

  private shown(frame: Frame) {
    const { number, view, decision, scores, incomes } = frame
    const mine = this.seat === null || frame.seat === this.seat
    return { number, view, decision, actions: mine ? frame.actions : [], scores, incomes, frontier: null }
  }

  get awaited(): Frame | undefined {
    return this.frames[this.at + 1]
  }

  /** Play on until the seat shown is asked (or to the end). */
  advance(): void {
    do {
      const frame = this.frames[this.at + 1]
      if (!frame) return
      this.at += 1
      const number = this.at
      this.listener.message({ t: 'update', version: number, moves: [frame.move!], clock: null, status: frame.decision ? 'running' : 'finished', winners: frame.decision ? [] : frame.winners, ...this.shown(frame) })
      if (!frame.decision) this.listener.message({ t: 'table', table: { ...this.info, status: 'finished', winners: frame.winners }, clock: null, number, version: number })
    } while (this.seat !== null && this.frames[this.at]!.decision && this.frames[this.at]!.seat !== this.seat)
  }

  send(message: Record<string, any>): boolean {
    const wanted = this.awaited?.move
    const given = message.action
    if (message.t === 'preview' && this.awaited && JSON.stringify(given) === JSON.stringify(wanted?.action)) {
      const { view, scores, incomes } = this.awaited
      queueMicrotask(() => this.listener.message({ t: 'preview', id: message.id, number: this.at, version: this.at, certain: true, view, scores, incomes, events: wanted?.events ?? [] }))
    }
    if (message.t !== 'act') return true
    const same = wanted && (given === wanted.notation || JSON.stringify(given) === JSON.stringify(wanted.action))
    queueMicrotask(() => {
      if (same) {
        this.listener.message({ t: 'ack', id: message.id, number: this.at + 1, version: this.at + 1 })
        this.advance()
      } else {
        this.listener.message({ t: 'refused', id: message.id, reason: 'lesson', section: '', values: {}, number: this.at, version: this.at })
        this.oninstead(wanted?.action ?? null)
      }
    })
    return true
  }

  close(): void {}
}
