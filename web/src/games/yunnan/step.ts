/** What an event changes to the eye: pieces go where it says. No rules: the true view follows in any case. */
import type { Fields, View } from '../../lib/protocol'
import { BUILDINGS, STRUCTURES } from './geometry'
import { printed } from './printed'

const GUARD = STRUCTURES.indexOf('guard')
const MARKET = 0

/** Nothing of these is seen on the board. */
const UNSEEN = new Set(['marker_returned', 'deck_shuffled', 'round_ended', 'card_drawn'])

export function step(view: View, event: Fields): View | null {
  if (UNSEEN.has(event.kind)) return null
  const next: View = { ...view }
  const c = event.colour as number
  const at = event.province as number
  /** A row of numbers, copied, with one of them changed. */
  const set = (name: string, i: number, value: number) => { next[name] = (next[name] as number[]).with(i, value) }
  const add = (name: string, i: number, by: number) => set(name, i, (next[name][i] as number) + by)
  const setIn = (name: string, i: number, j: number, value: number) => { next[name] = (next[name] as number[][]).with(i, (next[name][i] as number[]).with(j, value)) }
  const addIn = (name: string, i: number, j: number, by: number) => setIn(name, i, j, (next[name][i][j] as number) + by)
  const travel = (colour: number, from: number, to: number, count = 1) => {
    const some = Math.min(count, next.traders[colour][from] as number)
    addIn('traders', colour, from, -some)
    addIn('traders', colour, to, some)
  }
  const leave = (source: number) => { if (source === 0) add('reserve', c, -1); else addIn('traders', c, source, -1) }
  const space = (): number => {
    const numbers = printed(view)
    const prices = event.building === BUILDINGS.length - 1 ? numbers.temple_prices : numbers.prices
    return prices.indexOf(event.price as number)
  }
  const free = () => { if (next.bids[event.building][space()] === c) setIn('bids', event.building as number, space(), -1) }
  switch (event.kind) {
    case 'round_began': next.round = event.round; next.order = event.order; break
    case 'trader_placed': leave(event.source as number); setIn('bids', event.building as number, space(), c); break
    case 'trader_outbid': free(); add('reserve', c, 1); break
    case 'bank_visited': leave(event.source as number); set('bank', event.space as number, c); break
    case 'bid_withdrawn': free(); addIn('traders', c, MARKET, 1); break
    case 'market_entered': leave(event.source as number); addIn('traders', c, MARKET, 1); break
    case 'passed':
      set('passed', c, 1)
      if (event.to_market > 0) { add('reserve', c, -event.to_market); addIn('traders', c, MARKET, event.to_market as number) }
      break
    case 'bank_paid':
      add('coins', c, event.coins as number)
      if (next.bank[event.space] === c) { set('bank', event.space as number, -1); add('reserve', c, 1) }
      break
    case 'bids_paid':
      add('coins', c, -event.coins)
      if (view.colours[c].seat >= 0) add('score', view.colours[c].seat, -event.points)
      break
    case 'bid_resolved': free(); add('reserve', c, 1); break
    case 'trader_trained': add('untrained', c, -1); addIn('traders', c, MARKET, 1); break
    case 'pass_gained': set('passes', c, event.passes as number); break
    case 'horse_moved': set('horse', c, at); break
    case 'influence_gained': set('influence', c, event.influence as number); break
    case 'structure_taken': addIn('supply', c, event.structure as number, -1); addIn('held', c, event.structure as number, 1); break
    case 'gorge_blocked': next.blocked_gorge = event.gorge; break
    case 'guard_posted': set('guard', c, at); addIn(next.held[c][GUARD] ? 'held' : 'supply', c, GUARD, -1); break
    case 'post_built': addIn('posts', c, at, 1); if (next.held[c][0]) addIn('held', c, 0, -1); break
    case 'bridge_built': setIn('bridges', c, event.gorge as number, 1); if (next.held[c][1]) addIn('held', c, 1, -1); break
    case 'tea_house_built': set('tea_houses', at, c); if (next.held[c][2]) addIn('held', c, 2, -1); break
    case 'trader_travelled': travel(c, event.start as number, event.goal as number); break
    case 'trader_displaced': travel(c, at, event.to as number); break
    case 'trader_banished': travel(c, at, MARKET); break
    case 'traders_isolated': travel(c, at, MARKET, event.traders as number); break
    case 'automa_placed': add('reserve', c, -event.traders); addIn('traders', c, at, event.traders as number); break
    case 'automa_cleared':
      add('reserve', c, (next.traders[c] as number[]).reduce((a, b) => a + b, 0))
      next.traders = (next.traders as number[][]).with(c, (next.traders[c] as number[]).map(() => 0))
      break
    case 'gift_taken': add('gifts', at, -1); add('gifts_won', c, 1); break
    case 'income_earned': set('income', c, event.income as number); break
    case 'order_changed': next.order = event.order; break
    case 'income_converted':
      set('income', c, 0)
      add('coins', c, event.coins as number)
      if (view.colours[c].seat >= 0) add('score', view.colours[c].seat, event.points as number)
      break
    default: break
  }
  return next
}
