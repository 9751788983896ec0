/** What an event changes to the eye: pieces go where it says. No rules: the true view follows in any case. */
import type { Fields, View } from '../../lib/protocol'

const UNSEEN = new Set(['reveal_committed', 'pawn_uncontested', 'round_ended', 'bid_passed'])
const KINDS = 5

export function step(view: View, event: Fields): View | null {
  if (UNSEEN.has(event.kind)) return null
  const next: View = { ...view }
  const add = (name: string, i: number, by: number) => { next[name] = (next[name] as number[]).with(i, (next[name][i] as number) + by) }
  const pay = (seat: number, by: number) => {
    add('money_counted', seat, by)
    if (typeof next.money[seat] === 'number') add('money', seat, by)
  }
  const carry = (seat: number, good: number, by: number) => {
    add('goods_counted', seat, by)
    const mine = next.goods[seat] as number[] | null
    if (mine && good >= 0 && good < KINDS) next.goods = (next.goods as (number[] | null)[]).with(seat, mine.with(good, mine[good]! + by))
  }
  const seat = event.seat as number
  switch (event.kind) {
    case 'round_began': next.round = event.round; next.leader = event.leader; break
    case 'bid_placed': next.best_bid = event.amount; next.best_bidder = seat; break
    case 'pawn_sold': pay(event.to as number, -event.amount); pay(event.leader as number, event.amount as number); next.leader = event.to; break
    case 'pawn_kept': pay(event.leader as number, -event.amount); pay(event.to as number, event.amount as number); break
    case 'caravan_moved': next.caravan = event.goal; break
    case 'printed_action_offered': next.tile = event.tile; next.is_printed = 1; break
    case 'tile_taken': {
      const here = next.tiles[event.city] as number[]
      const at = here.indexOf(event.tile as number)
      if (at >= 0) next.tiles = (next.tiles as number[][]).with(event.city as number, here.with(at, -1))
      next.tile = event.tile
      next.is_printed = 0
      break
    }
    case 'tile_kept': add(next.faces[event.tile] === 'crook' ? 'crooks' : 'barterers', seat, 1); next.tile = -1; break
    case 'barterer_used': add('barterers', seat, -1); break
    case 'crook_used': add('crooks', seat, -1); break
    case 'good_sold': carry(seat, event.good as number, -1); pay(seat, event.price as number); break
    case 'good_bought': carry(seat, event.good as number, 1); pay(seat, -event.price); break
    case 'goods_bartered':
      for (const good of event.given as number[]) carry(seat, good, -1)
      for (const good of event.taken as number[]) carry(seat, good, 1)
      break
    case 'good_given': carry(seat, event.good as number, -1); break
    case 'good_taken': carry(seat, event.good as number, 1); break
    case 'good_stolen': carry(event.victim as number, event.good as number, -1); carry(event.thief as number, event.good as number, 1); break
    case 'good_named': next.named = event.good; break
    case 'prize_won': pay(seat, event.amount as number); break
    case 'token_placed': next.tokens = (next.tokens as number[]).with(seat, event.tokens as number); next.tile = -1; break
    case 'pawn_passed': next.leader = event.to; break
    default: break
  }
  return next
}
