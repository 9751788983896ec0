/** The moments that decided a game, read from the scores seen on its way and from what happened. */
import type { GameUi } from '../games/game'
import type { Fields, Move, View } from '../lib/protocol'
import { roundsOf, whose } from './narrate'

export interface KeyMoment {
  number: number
  round: number
  seat: number
  /** A swing of the points, the lead taken for good, the largest lead that was lost, the largest single thing. */
  kind: 'swing' | 'lead' | 'peak' | 'deed'
  /** How many points it is about; 0 where that is not what matters. */
  by: number
  /** What happened then, if one thing stands out. */
  event: Fields | null
}

const SWINGS = 3

export function keyMoments(history: Map<number, number[]>, log: Move[], winners: number[], game: GameUi, view: View): KeyMoment[] {
  const points = [...history].sort(([a], [b]) => a - b).map(([number, totals]) => ({ number, totals }))
  const rounds = roundsOf(log)
  const roundOf = (number: number) => rounds.findLast((one) => one.number < number)?.round ?? 1

  /** The weightiest thing that concerns a seat (or anybody) after one number and up to another. */
  const weightiest = (after: number, upTo: number, seat: number | null) => {
    let found: { number: number; seat: number; event: Fields; weight: number } | null = null
    for (const move of log) {
      if (move.number <= after || move.number > upTo) continue
      for (const event of move.events ?? []) {
        const weight = seat === null || game.concerns(event, seat, view) ? game.weight(event, view) : 0
        if (weight > (found?.weight ?? 0)) found = { number: move.number, seat: whose(event, move, game, view), event, weight }
      }
    }
    return found
  }

  const swings = points.slice(1).flatMap(({ number, totals }, i): KeyMoment[] => {
    const before = points[i]!
    const gains = totals.map((total, seat) => total - (before.totals[seat] ?? 0))
    const all = gains.reduce((sum, gain) => sum + gain, 0)
    const over = gains.map((gain) => gain - (all - gain) / Math.max(1, gains.length - 1))
    const seat = over.indexOf(Math.max(...over))
    const by = Math.round(over[seat] ?? 0)
    if (by < 1) return []
    const what = weightiest(before.number, number, seat)
    const at = what?.number ?? number
    return [{ number: at, round: roundOf(at), seat, kind: 'swing', by, event: what?.event ?? null }]
  }).sort((a, b) => b.by - a.by).slice(0, SWINGS)

  /** Who is ahead of everybody else, and by how much. */
  const leads = points.map(({ number, totals }) => {
    const [first = 0, second = 0] = [...totals].sort((a, b) => b - a)
    return { number, seat: first > second ? totals.indexOf(first) : null, by: first - second }
  })
  const found = [...swings]
  const [winner] = winners
  const last = leads.findLastIndex((one) => one.seat !== winner)
  const taken = winners.length === 1 ? leads[last + 1] : undefined
  if (taken && last >= 0) found.push({ number: taken.number, round: roundOf(taken.number), seat: winner!, kind: 'lead', by: 0, event: null })
  const peak = leads.filter((one) => one.seat !== null && !winners.includes(one.seat)).sort((a, b) => b.by - a.by)[0]
  if (peak) found.push({ number: peak.number, round: roundOf(peak.number), seat: peak.seat!, kind: 'peak', by: peak.by, event: null })
  const largest = weightiest(0, Infinity, null)
  if (largest && !swings.some((one) => one.number === largest.number)) {
    found.push({ number: largest.number, round: roundOf(largest.number), seat: largest.seat, kind: 'deed', by: 0, event: largest.event })
  }
  return found.sort((a, b) => a.number - b.number)
}
