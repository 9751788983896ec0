/** What flies over the board for an event, and where an action under consideration would put a piece. */
import type { Fields, View } from '../../lib/protocol'
import { BANKS, BUILDINGS, column, gorgeAt, inPile, notch, PLACES, SPOTS, type Layout, type Point } from './geometry'
import { printed } from './printed'

export interface Flight {
  what: string
  from: Point
  to: Point
}

/** Coins and gifts, from where they lie to whose they are. */
export function flights(event: Fields, plan: Layout, count: number): Flight[] {
  const c = event.colour as number
  if (!(c >= 0 && c < count)) return [] // of no colour
  const tray = plan.tray(c, count)
  const purse: Point = [tray.x + 30, tray.y + tray.h - 22]
  const coin = (from: Point, to: Point) => ({ what: 'coin', from, to })
  if (event.kind === 'bank_paid' && event.coins) return [coin(plan.bank(event.space as number), purse)]
  if (event.kind === 'bids_paid' && event.coins) return [coin(purse, plan.inspector)]
  if (event.kind === 'income_earned') {
    const earned = (at: number) => ((event.by_traders as number[])[at] ?? 0) + ((event.by_posts as number[])[at] ?? 0)
    const to = event.income > 0 ? notch(event.income as number) : purse
    return PLACES.flatMap((_, at) => (earned(at) > 0 ? [coin(SPOTS[at]!.crowd, to)] : []))
  }
  if (event.kind === 'income_converted' && event.coins) return [coin(notch(event.points + event.coins), purse)]
  if (event.kind === 'gift_taken') return [{ what: 'gift', from: SPOTS[event.province as number]!.gifts, to: purse }]
  return []
}

export interface Shade {
  what: string
  x: number
  y: number
  size: number
}

export function shade(action: Fields, acting: number, view: View, plan: Layout): Shade | null {
  const count = view.colours.length as number
  const at = (name: string) => PLACES.indexOf(name as (typeof PLACES)[number])
  const piece = (what: string, [x, y]: Point, size = 1): Shade => ({ what, x, y, size })
  const bidder = ([x, y]: Point) => piece('trader', [x, y + plan.pick * 0.68], plan.pick / 34)
  const traveller = (place: number) => {
    const foot = inPile(column(place, acting, count), SPOTS[place]!.crowd[1], view.traders[acting][place])
    return piece('trader', foot, place === 0 ? 0.84 : 1)
  }
  switch (action.kind) {
    case 'place_bid': {
      const b = BUILDINGS.indexOf(action.building)
      const { prices, temple_prices } = printed(view)
      return bidder(plan.space(b, (action.building === 'temple' ? temple_prices : prices).indexOf(action.price)))
    }
    case 'visit_bank': return bidder(plan.bank(BANKS.indexOf(action.space)))
    case 'enter_market': return traveller(0)
    case 'travel': return traveller(at(action.goal))
    case 'build_post': return piece('post', [column(at(action.province), acting, count), SPOTS[at(action.province)]!.posts])
    case 'build_tea_house': {
      const [x, y] = SPOTS[at(action.province)]!.tea
      return piece('tea-house', [x, y + 16])
    }
    case 'post_guard': return piece('guard', [column(at(action.province), acting, count), SPOTS[at(action.province)]!.crowd[1]])
    case 'build_bridge': {
      const [x, y] = gorgeAt(action.gorge)
      return piece('bridge', [x + (acting - (count - 1) / 2) * 24, y])
    }
    case 'block_gorge': return piece('blocker', gorgeAt(action.gorge))
    default: return null
  }
}
