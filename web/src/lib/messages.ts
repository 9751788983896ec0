// Made by web/tools/messages.py from serai.server.messages, as the OpenAPI document is. Not to be edited.
import type { Fields, IncomeSheet, ScoreSheet, View } from './protocol'

/** Why a call was refused: a key for the locale files, the rulebook's section, and the values it turns on. */
export interface Problem {
  reason: string
  message: string
  section: string
  values: Record<string, any>
}

export interface Done {
  done: boolean
}

export interface Health {
  status: string
  version: string
}

/** `push`: a browser's subscription; `webhook`: an address (the secret that signs is ours); `mail`: an address. */
export interface NoticeRequest {
  kind: 'mail' | 'push' | 'webhook'
  target: Record<string, any>
}

export interface NoticeSeen {
  id: string
  kind: string
  created: number
  secret: string | null
  confirmed: boolean
}

export interface NoticeTested {
  id: string
  kind: string
  result: string
}

export interface PushKey {
  key: string
  mail: boolean
}

export interface GuestRequest {
  name: string
}

export interface AccountRequest {
  name: string
  password: string
}

export interface TokenRequest {
  label: string
}

export interface Person {
  id: string
  name: string
  account: boolean
  settings: Record<string, any>
}

export interface SessionSeen {
  id: string
  agent: string
  created: number
  seen: number
  this: boolean
}

export interface TokenSeen {
  id: string
  label: string
  created: number
}

/** The token itself is told once and never again. */
export interface TokenMade {
  id: string
  label: string
  created: number
  token: string
}

export interface TableSeen {
  id: string
  name: string
  game: string
  edition: string
  variants: string[]
  house: Record<string, any>
  access: string
  invitation: string | null
  status: string
  study: boolean
  rules_version: number
  clock: Clock
  undo: string
  projections: boolean
  seeded: boolean
  seats: SeatSeen[]
  mine: number[]
  owner: boolean
  number: number
  version: number
  request: RequestSeen | null
  winners: number[]
  scores: ScoreSheet[]
  rematch: string | null
  created: number
  changed: number
}

/** How time is counted. `live`: seconds for the game and more per turn; `days`: so long for every turn. */
export interface Clock {
  kind: 'days' | 'live' | 'none'
  seconds: number
  increment: number
  days: number
  timeout: 'bot' | 'mild'
}

export interface SeatSeen {
  seat: number
  kind: string
  name: string
  taken: boolean
  bot: string | null
  stand_in: string | null
}

export interface RequestSeen {
  seat: number
  to: number
  agreed: number[]
}

/** Something said at a table. */
export interface ChatLine {
  id: number
  name: string
  text: string
  number: number
  at: number
}

export interface ActRequest {
  id: string
  number: number
  seat: number
  action: string | Fields
  version?: number | null
}

export interface PreviewRequest {
  number: number
  seat: number
  action: string | Fields
  id?: string
}

export interface UndoWish {
  id: string
  number: number
  seat: number
  to: number
}

export interface ConsentRequest {
  seat: number
  agree: boolean
}

export interface DecisionSeen {
  question: string
  seats: number[]
  colour: string | null
}

export interface ActionOffer {
  notation: string
  action: Fields
}

export interface MoveSeen {
  number: number
  seat: number
  actor: string
  at: number
  events: Fields[]
  action: Fields | null
  notation: string | null
}

/** Milliseconds each seat has left as of `since`; `owing` are running. `now` is the server's time. */
export interface ClockSeen {
  left: number[]
  owing: number[]
  since: number
  now: number
}

export interface State {
  t: 'state'
  table: TableSeen
  seat: number | null
  view: View | null
  decision: DecisionSeen | null
  actions: ActionOffer[]
  frontier: number | null
  clock: ClockSeen
  log: MoveSeen[]
  chat: ChatLine[]
  scores: ScoreSheet[] | null
  incomes: IncomeSheet[] | null
  number: number
  version: number
}

export interface Update {
  t: 'update'
  moves: MoveSeen[]
  view: View
  decision: DecisionSeen | null
  actions: ActionOffer[]
  frontier: number | null
  clock: ClockSeen
  scores: ScoreSheet[] | null
  incomes: IncomeSheet[] | null
  winners: number[]
  status: string
  number: number
  version: number
}

/** The table as it stood after `number` moves. */
export interface Earlier {
  t: 'at'
  eyes: string
  seat: number | null
  view: View
  decision: DecisionSeen | null
  log: MoveSeen[]
  scores: ScoreSheet[] | null
  incomes: IncomeSheet[] | null
  last: number
  number: number
  version: number
}

/** What an action would bring; nothing where that is not `certain`. */
export interface Preview {
  t: 'preview'
  id: string
  certain: boolean
  view: View | null
  scores: ScoreSheet[] | null
  incomes: IncomeSheet[] | null
  events: Fields[] | null
  number: number
  version: number
}

export interface Ack {
  t: 'ack'
  id: string
  number: number
  version: number
}

export interface Refused {
  t: 'refused'
  id: string
  reason: string
  section: string
  values: Record<string, any>
  number: number
  version: number
}

export interface Said {
  t: 'chat'
  line: ChatLine
  number: number
  version: number
}

export interface TableChanged {
  t: 'table'
  table: TableSeen
  clock: ClockSeen
  number: number
  version: number
}

export interface Presence {
  t: 'presence'
  seats: number[]
  watchers: number
  number: number
  version: number
}

export interface Pong {
  t: 'pong'
  now: number
  number: number
  version: number
}

export interface Error {
  t: 'error'
  reason: string
  values: Record<string, any>
  number: number
  version: number
}

export interface SayAct {
  t: 'act'
  id: string
  number: number
  seat: number
  action: string | Fields
  version?: number | null
}

export interface SayUndo {
  t: 'undo'
  id: string
  number: number
  seat: number
  to: number
}

export interface SayPreview {
  t: 'preview'
  id: string
  number: number
  seat: number
  action: string | Fields
}

export interface SayChat {
  t: 'chat'
  id: string
  text: string
}

export interface SayResume {
  t: 'resume'
  since?: number | null
  version?: number | null
}

export interface SaySit {
  t: 'sit'
  seat: number | null
}

export interface SayPing {
  t: 'ping'
}

/** Who may have a seat. `person`: whoever joins; `hotseat`: the creator at this device; `bot`: the bot named. */
export interface SeatWish {
  kind?: 'bot' | 'hotseat' | 'person'
  bot?: string | null
  name?: string
}

export interface ClockWish {
  kind?: 'days' | 'live' | 'none'
  seconds?: number
  increment?: number
  days?: number
  timeout?: 'bot' | 'mild'
}

export interface TableRequest {
  game: string
  seats: SeatWish[]
  edition?: string | null
  variants?: string[]
  name?: string
  access?: 'invitation' | 'open'
  clock?: ClockWish
  undo?: 'consent' | 'never'
  projections?: boolean
  house?: Record<string, any>
  order?: number[]
  seed?: number | null
  seat?: number | null
  sit?: boolean
}

export interface JoinRequest {
  seat?: number | null
  invitation?: string
}

export interface SeatRequest {
  seat?: number | null
}

export interface ChatRequest {
  id: string
  text: string
}

export interface RecordRequest {
  record: Record<string, any>
  name?: string
}

export interface TableList {
  tables: TableSeen[]
  page: number
  more: boolean
}

export interface EditionSeen {
  name: string
  seats: number[]
}

export interface VariantSeen {
  name: string
  about: string
  allowed: Record<string, number[]>
}

export interface GameSeen {
  name: string
  seats: number[]
  editions: EditionSeen[]
  variants: VariantSeen[]
  bots: string[]
}

export interface GameList {
  games: GameSeen[]
}

export type ServerMessage = State | Update | Earlier | Preview | Ack | Refused | Said | TableChanged | Presence | Pong | Error

export type ClientMessage = SayAct | SayUndo | SayPreview | SayChat | SayResume | SaySit | SayPing
