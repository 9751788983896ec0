/** The messages of docs/protocol.md: generated, but for what each game fills in its own way. */
import type {
  ActionOffer, ClockSeen, DecisionSeen, Earlier, GameSeen, MoveSeen, Preview, SeatSeen, ServerMessage, State, TableChanged, TableSeen, Update,
} from './messages'

/** An action or an event: only the game's folder looks inside. */
export type Fields = { kind: string } & Record<string, any>
/** A view is the game's own document; only the game's folder looks inside. */
export type View = Record<string, any>
export type ScoreSheet = { seat: number; total: number } & Record<string, number>
/** What a seat would earn if income were paid now; where it comes from is for the game's folder to say. */
export type IncomeSheet = { seat: number; total: number } & Record<string, any>

export type { ChatLine, ClientMessage } from './messages'
export type Clock = ClockSeen
export type Decision = DecisionSeen
export type GameInfo = GameSeen
export type Move = MoveSeen
export type Option = ActionOffer
export type Seat = SeatSeen
export type TableInfo = TableSeen
export type EarlierMessage = Earlier
export type PreviewMessage = Preview

/** Games made beforehand (the tutorial) have no clock. */
type Still<M extends { clock: Clock }> = Omit<M, 'clock'> & { clock: Clock | null }
export type StateMessage = Still<State>
export type UpdateMessage = Still<Update>
export type Message = StateMessage | UpdateMessage | Still<TableChanged> | Exclude<ServerMessage, { t: 'state' | 'update' | 'table' | 'at' }>
