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
  name: string | null
  bot?: string | null
  mine?: boolean
  online?: boolean
}

export interface TableInfo {
  id: string
  game: string
  edition: string
  variants: string[]
  seats: Seat[]
  status: 'open' | 'running' | 'finished'
  winners: number[]
  title?: string | null
  undo?: string
  owner?: string | null
  mine?: boolean
  can_start?: boolean
  invitation?: string | null
  created?: number | string
  number?: number
  rematch?: string | null
  clock?: Record<string, any> | null
  [key: string]: any
}

export interface ChatLine {
  id?: string
  name: string
  text: string
  at?: number | string
}

export type Clock = Record<string, any> | null

export interface StateMessage {
  t: 'state'
  number: number
  table: TableInfo
  seat: number | null
  view: View
  decision: Decision | null
  actions: Option[]
  frontier: number | null
  clock: Clock
  log: Move[]
  chat: ChatLine[]
  scores: ScoreSheet[]
}

export interface UpdateMessage {
  t: 'update'
  number: number
  moves: Move[]
  view: View
  decision: Decision | null
  actions: Option[]
  frontier: number | null
  clock: Clock
  scores: ScoreSheet[]
  table?: TableInfo
}

export type Message =
  | StateMessage
  | UpdateMessage
  | { t: 'ack'; id: string; number: number }
  | { t: 'refused'; id: string; reason: string; section?: string; values?: Record<string, any>; number: number }
  | ({ t: 'chat' } & Record<string, any>)
  | ({ t: 'table' } & Record<string, any>)
  | ({ t: 'clock' } & Record<string, any>)
  | ({ t: 'presence' } & Record<string, any>)
  | ({ t: 'pong' } & Record<string, any>)
  | ({ t: 'error' } & Record<string, any>)

/** A view is the game's own document; only the game's folder looks inside. */
export type View = Record<string, any>

export interface GameInfo {
  name: string
  editions: string[]
  variants: { name: string; editions: string[]; about?: string }[]
  seats: number[]
  bots: string[]
}
