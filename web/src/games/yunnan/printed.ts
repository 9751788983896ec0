/** The numbers printed on the board of this table: the edition's, and the house's own where it has some. */
import type { View } from '../../lib/protocol'
import data from './board.json'

export interface Printed {
  trader_income: number[]
  post_income: number[]
  prices: number[]
  temple_prices: number[]
  small_prices: number
  tea_house_points: number[]
  gift_points: number
  horse_points: number[]
  pass_points: number[]
  influence_points: number[]
  bank: number[][]
  max_traders: number
  start_passes: number
  end_score: number
  cards: { bids: string[]; traders: number[]; tea_house: boolean }[]
}

export function printed(view: View): Printed {
  const edition = view.edition === 'first' ? data.first : data.second
  return { temple_prices: [], cards: [], ...data.board, ...edition, ...(view.house ?? {}) } as unknown as Printed
}
