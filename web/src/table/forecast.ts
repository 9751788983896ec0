/** What an action changes in the projections: the income of this round, the final count. */
import type { Gain } from '../games/game'
import type { PreviewMessage } from '../lib/protocol'
import type { Moment } from '../lib/table.svelte'

/** One sum for each seat: a seat may run several colours. */
function sums(sheets: { seat: number; total: number }[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { seat, total } of sheets) found.set(seat, (found.get(seat) ?? 0) + total)
  return found
}

function differences(what: string, before: { seat: number; total: number }[], after: { seat: number; total: number }[]): Gain[] {
  const old = sums(before)
  return [...sums(after)].map(([seat, total]) => ({ seat, what, by: total - (old.get(seat) ?? total) })).filter((gain) => gain.by)
}

/** What the server has not told changes nothing; nor is the next round's income a change of this one's. */
export function projectedGains(before: Moment, told: PreviewMessage): Gain[] {
  const incomes = told.view?.round === before.view.round ? (told.incomes ?? []) : []
  return [...differences('income', before.incomes, incomes), ...differences('end', before.scores, told.scores ?? [])]
}
