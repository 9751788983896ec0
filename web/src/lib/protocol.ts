/** The messages of docs/protocol.md, as far as the page reads them. */

export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }
export type Fields = { kind: string } & Record<string, any>

export interface Decision {
  question: string
  seats: number[]
  colour: string | null
}

export interface Option {
  notation: string
  action: Fields
}

export interface Move {
  number: number
  seat: number
  action?: Fields | null
  notation?: string | null
  events: Fields[]
  at?: number | string | null
}

export type ScoreSheet = { seat: number; total: number } & Record<string, number>

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'hotseat'
  name: string
  taken: boolean
  bot: string | null
  /** The bot that plays for a person who is away. */
  stand_in: string | null
}

export interface TableInfo {
  id: string
  name: string
  game: string
  edition: string
  variants: string[]
  access: 'open' | 'invitation'
  invitation: string | null
  status: 'open' | 'running' | 'finished'
  study: boolean
  undo: string
  seats: Seat[]
  /** The seats that are mine. */
  mine: number[]
  owner: boolean
  number: number
  version: number
  /** Somebody asks to take back more than the rules of undo allow. */
  request: { seat: number; to: number; agreed: number[] } | null
  winners: number[]
  scores: ScoreSheet[]
  rematch: string | null
  created: number
  changed: number
}

export interface ChatLine {
  id?: number | string
  name: string
  text: string
  at?: number
}

/** Milliseconds each seat has left as of `since`; `owing` are running. */
export interface Clock {
  left: number[]
  owing: number[]
  since: number
  now: number
}

export interface StateMessage {
  t: 'state'
  number: number
  table: TableInfo
  version: number
  seat: number | null
  view: View | null
  decision: Decision | null
  actions: Option[]
  frontier: number | null
  clock: Clock | null
  log: Move[]
  chat: ChatLine[]
  scores: ScoreSheet[] | null
}

export interface UpdateMessage {
  t: 'update'
  number: number
  version: number
  moves: Move[]
  view: View
  decision: Decision | null
  actions: Option[]
  frontier: number | null
  clock: Clock | null
  scores: ScoreSheet[] | null
  status?: TableInfo['status']
}

export type Message =
  | StateMessage
  | UpdateMessage
  | { t: 'ack'; id: string; number: number; version: number }
  | { t: 'refused'; id: string; reason: string; section: string; values: Record<string, any>; number: number; version: number }
  | { t: 'chat'; line: ChatLine; number: number; version: number }
  | { t: 'table'; table: TableInfo; clock: Clock | null; number: number; version: number }
  | { t: 'presence'; seats: number[]; watchers: number; number: number; version: number }
  | { t: 'pong'; now: number; number: number; version: number }
  | { t: 'error'; reason: string; values: Record<string, any>; number: number; version: number }

/** A view is the game's own document; only the game's folder looks inside. */
export type View = Record<string, any>

export interface GameInfo {
  name: string
  seats: number[]
  editions: { name: string; seats: number[] }[]
  /** `allowed`: edition -> the numbers of seats it may be played with. */
  variants: { name: string; about: string; allowed: Record<string, number[]> }[]
  bots: string[]
}
