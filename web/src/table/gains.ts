/** What an action would bring, in words: numbers read out of two views, no rules. */
import type { Gain, GameUi } from '../games/game'
import { t } from '../lib/fluent.svelte'
import type { Moment } from '../lib/moment'
import { dashed } from '../lib/names'
import type { PreviewMessage } from '../lib/protocol'

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)

/** `final`: whether the projected final count is told too. */
export function forecastText(told: PreviewMessage, now: Moment, game: GameUi, seat: number | null, names: string[], final: boolean): string {
  if (!told.certain || !told.view) return t('gain-uncertain')
  const gains: Gain[] = game.gains(now.view, told.view, seat ?? 0)
  for (const sheet of final ? (told.scores ?? []) : []) {
    const before = now.scores.find((one) => one.seat === sheet.seat)
    if (before && before.total !== sheet.total) gains.push({ seat: sheet.seat, what: 'end', by: sheet.total - before.total })
  }
  if (!gains.length) return t('gain-nothing')
  const key = dashed(game.name)
  const words = ({ what, by }: Gain) => t(what === 'end' ? 'gain-end' : `${key}-gain-${what}`, { by: signed(by) })
  const seats = [...new Set(gains.map((gain) => gain.seat))].sort((a, b) => Number(b === seat) - Number(a === seat))
  return seats.map((one) => t('gain-of', {
    who: one === seat ? t('gain-you') : (names[one] ?? ''),
    what: gains.filter((gain) => gain.seat === one).map(words).join(', '),
  })).join(' · ')
}
