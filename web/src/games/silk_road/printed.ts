/** What is printed on the board of this table: the published values, and the house's own where it has some. */
import type { View } from '../../lib/protocol'
import data from './board.json'

export interface Printed {
  cities: [string, string][]
  arrows: [string, string][]
  printed: [string, string][]
  sale_prices: number[]
  purchase_prices: number[]
  prizes: number[]
}

export function printed(view: View): Printed {
  return { ...data.board, ...(view.house ?? {}) } as unknown as Printed
}
