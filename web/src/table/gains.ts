/** What an action would bring, in words: numbers read out of two moments, no rules. */
import type { Gain, GameUi } from '../games/game'
import { t } from '../lib/fluent.svelte'
import type { Moment } from '../lib/moment'
import { dashed } from '../lib/names'
import type { PreviewMessage } from '../lib/protocol'

interface Sheet { seat: number; total: number }

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)

/** One sum for each seat: a seat may run several colours. */
function sums(sheets: Sheet[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { seat, total } of sheets) found.set(seat, (found.get(seat) ?? 0) + total)
  return found
}

function differences(what: string, before: Sheet[], after: Sheet[]): Gain[] {
  const old = sums(before)
  return [...sums(after)].map(([seat, total]) => ({ seat, what, by: total - (old.get(seat) ?? total) })).filter((gain) => gain.by)
}

/** The income of this round and the final count. What the server has not told changes nothing; nor is the next round's income a change of this one's. */
export function projectedGains(before: Moment, told: PreviewMessage): Gain[] {
  const incomes = told.view?.round === before.view.round ? (told.incomes ?? []) : []
  return [...differences('income', before.incomes, incomes), ...differences('end', before.scores, told.scores ?? [])]
}

/** `isProjected`: whether projections are told too. */
export function forecastText(told: PreviewMessage, now: Moment, game: GameUi, seat: number | null, names: string[], isProjected: boolean): string {
  if (!told.certain || !told.view) return t('gain-uncertain')
  const gains = [...game.gains(now.view, told.view, seat ?? 0), ...(isProjected ? projectedGains(now, told) : [])]
  if (!gains.length) return t('gain-nothing')
  const key = dashed(game.name)
  const words = ({ what, by }: Gain) => t(what === 'end' ? 'gain-end' : `${key}-gain-${what}`, { by: signed(by) })
  const seats = [...new Set(gains.map((gain) => gain.seat))].sort((a, b) => Number(b === seat) - Number(a === seat))
  return seats.map((one) => t('gain-of', {
    who: one === seat ? t('gain-you') : (names[one] ?? ''),
    what: gains.filter((gain) => gain.seat === one).map(words).join(', '),
  })).join(' · ')
}
