import { has, t } from '../../lib/fluent.svelte'
import { dashed } from '../../lib/names'
import { SEAT_COLOURS } from '../../lib/palette'
import type { Fields, Option, View } from '../../lib/protocol'
import type { Gain, GameUi } from '../game'
import Board from './Board.svelte'
import { GOODS } from './geometry'
import Panel from './Panel.svelte'
import { printed } from './printed'
import { step } from './step'

/** Cities keep their names in every language; only the first letters are made large. */
export const cityName = (name: string): string => name.replace(/(^|['’-])([a-z])/g, (_, mark: string, letter: string) => mark + letter.toUpperCase())
export const goodName = (at: string | number): string => (at === 5 ? t('silk-road-good-unseen') : t(`silk-road-good-${typeof at === 'number' ? GOODS[at] : at}`))
export function tileName(face: string): string {
  if (face.includes('>')) {
    const [left, right] = face.split('>') as [string, string]
    return t('silk-road-tile-barter', { left: left.split('+').map(goodName).join(' + '), right: right.split('+').map(goodName).join(' + ') })
  }
  const [kind, good] = face.split('-') as [string, string?]
  if ((kind === 'buy' || kind === 'sell') && good) return t(`silk-road-tile-${kind}`, { good: goodName(good) })
  if (kind === 'swap') return t('silk-road-tile-swap', { count: Number(good) })
  return t(`silk-road-tile-${face}`)
}
const who = (seat: number): string => t(`colour-${SEAT_COLOURS[seat]}`)

function targets({ action }: Option): string[] {
  switch (action.kind) {
    case 'move_caravan': return [`city:${action.city}`]
    case 'take_tile': return [`tile:${action.tile}`]
    case 'use_crook': return [`cube:${action.cube}`, `good:${action.good}`]
    case 'sell_good': case 'buy_good': case 'barter_goods': return ['use']
    case 'give_good': case 'take_good': case 'name_good': return [`good:${action.good}`]
    case 'rob': case 'pass_pawn': return [`seat:${action.seat}`]
    default: return [action.kind]
  }
}

function guess(target: string, picks: string[], view: View): Fields | null {
  const [what, name] = target.split(':') as [string, string?]
  if (what === 'city') return { kind: 'move_caravan', city: name }
  if (what === 'tile') return { kind: 'take_tile', tile: name }
  if (what === 'seat') return { kind: view.question === 'rob' ? 'rob' : 'pass_pawn', seat: Number(name) }
  if (what === 'good') {
    const cube = picks.find((pick) => pick.startsWith('cube:'))
    if (cube) return { kind: 'use_crook', cube: cube.slice(5), good: name }
    if (view.question === 'take_good') return { kind: 'take_good', good: name }
    return { kind: view.question === 'name_good' ? 'name_good' : 'give_good', good: name }
  }
  if (what === 'use') {
    const kind = { sell: 'sell_good', buy: 'buy_good', barter: 'barter_goods' }[view.question as string]
    return kind ? { kind } : null
  }
  return null
}

function price(action: Fields, view: View): string {
  const numbers = printed(view)
  const next = (row: number[]) => row[Math.min(view.uses, row.length - 1)] ?? 0
  if (action.kind === 'sell_good') return t('silk-road-cost-sell', { price: next(numbers.sale_prices) })
  if (action.kind === 'buy_good') return t('silk-road-cost-buy', { price: next(numbers.purchase_prices) })
  if (action.kind === 'bid') return t('silk-road-cost-bid', { amount: action.amount, money: view.seat === null ? 0 : (view.money[view.seat] ?? 0) })
  if (action.kind === 'accept_bid' || action.kind === 'keep_pawn') return t('silk-road-cost-answer', { amount: view.best_bid })
  return ''
}

function actionText(action: Fields, view: View): string {
  const values: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(action)) {
    if (key === 'city') values.city = cityName(value)
    else if (key === 'tile') values.tile = tileName(value)
    else if (key === 'good') values.good = goodName(value)
    else if (key === 'cube') values.cube = t(`silk-road-cube-${value}`)
    else if (key === 'seat') values.who = who(value)
    else if (key !== 'kind') values[key] = value
  }
  const cost = action.kind === 'sell_good' || action.kind === 'buy_good' ? ` ${price(action, view)}` : ''
  return t(`silk-road-action-${dashed(action.kind)}`, values) + cost
}

const SILENT = new Set(['round_ended', 'reveal_committed'])

/** What somebody does, not what happens to them. */
const DEEDS = new Set([
  'bid_placed', 'bid_passed', 'pawn_sold', 'pawn_kept', 'caravan_moved', 'barterer_used', 'tile_taken', 'crook_used', 'good_sold', 'good_bought',
  'goods_bartered', 'good_given', 'good_taken', 'good_stolen', 'theft_failed', 'good_named', 'pawn_passed',
])

function eventText(event: Fields, view: View): string | null {
  if (SILENT.has(event.kind)) return null
  const values: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event)) {
    if (['seat', 'leader', 'to', 'thief', 'victim'].includes(key)) values[key] = who(value)
    else if (['city', 'start', 'goal'].includes(key)) values[key] = cityName(view.cities[value])
    else if (key === 'tile') values.tile = tileName(view.faces[value])
    else if (key === 'good') values.good = goodName(value)
    else if (key === 'cube') values.cube = t(`silk-road-cube-${['left', 'left-2', 'right', 'right-2'][value]}`)
    else if (key === 'given' || key === 'taken') values[key] = (value as number[]).map(goodName).join(' + ')
    else if (key === 'counts') values.counts = (value as number[]).map((n, seat) => `${who(seat)} ${n}`).join(', ')
    else if (key === 'winners') {
      values.winners = (value as number[]).map(who).join(', ')
      values.count = (value as number[]).length
    } else if (key === 'has_cube') values.has_cube = value ? 'yes' : 'no'
    else if (key !== 'kind' && (typeof value === 'string' || typeof value === 'number')) values[key] = value
  }
  return t(`silk-road-event-${dashed(event.kind)}`, values)
}

function eventMarks(event: Fields, view: View): string[] {
  const marks: string[] = []
  if (typeof event.goal === 'number') marks.push(`city:${view.cities[event.goal]}`)
  for (const key of ['seat', 'to', 'victim']) if (typeof event[key] === 'number') marks.push(`seat:${event[key]}`)
  if (typeof event.good === 'number' && event.good < 5) marks.push(`good:${GOODS[event.good]}`)
  return marks
}

function gains(before: View, after: View, seat: number): Gain[] {
  const found: Gain[] = []
  const counted = (what: string, name: string, who: number) => {
    const by = (after[name][who] ?? 0) - (before[name][who] ?? 0)
    if (by) found.push({ seat: who, what, by })
  }
  for (let who = 0; who < (after.seats as number); who += 1) {
    counted('money', 'money_counted', who)
    const [had, has] = [before.goods[who], after.goods[who]] as (number[] | null)[]
    if (had && has) GOODS.forEach((good, g) => { if (had[g] !== has[g]) found.push({ seat: who, what: `good-${good}`, by: has[g]! - had[g]! }) })
    else counted('goods', 'goods_counted', who)
    counted('crooks', 'crooks', who)
    counted('barterers', 'barterers', who)
    counted('tokens', 'tokens', who)
  }
  return found.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
}

/** The sort of a tile: what its face does. */
const sort = (face: string): string => (face.includes('>') ? 'barter' : face.split('-')[0]!)

function about(thing: string, view: View): string {
  const [what, name] = thing.split(':') as [string, string?]
  const tile = what === 'tile' ? name! : what === 'use' && view.tile >= 0 ? (view.faces[view.tile] as string) : null
  const key = tile ? `silk-road-about-tile-${sort(tile)}` : `silk-road-about-${what}`
  return has(key) ? t(key) : ''
}

const TILES: Record<string, string> = { buy: 'buying', sell: 'selling', barter: 'barter', swap: 'swap', thief: 'thief', vizier: 'vizier', crook: 'crook', barterer: 'barterer' }
const SECTIONS: Record<string, string> = {
  bid: 'leader', answer_bid: 'leader', move_caravan: 'caravan', take_tile: 'market', sell: 'selling', buy: 'buying', barter: 'barter', give_good: 'swap',
  take_good: 'swap', rob: 'thief', name_good: 'vizier', reveal: 'vizier', pass_pawn: 'market', over: 'ending',
  city: 'caravan', tile: 'market', cube: 'crook', use: 'market', good: 'ending', seat: 'overview',
  not_higher: 'leader', more_than_owned: 'leader', cannot_pay: 'leader', no_road: 'caravan', no_such_tile_here: 'market', no_barterer: 'barterer',
  barterer_from_here: 'barterer', one_barterer_a_turn: 'barterer', too_few_tiles: 'barterer', none_of_this_good: 'selling', too_expensive: 'buying',
  bag_has_too_few: 'buying', no_crook: 'crook', already_used: 'crook', no_such_cube: 'crook', cube_is_changed: 'crook', same_colour: 'crook',
  market: 'market', goods: 'ending', money: 'ending', tokens: 'market', leader: 'leader', caravan: 'caravan', crooks: 'crook', barterers: 'barterer', points: 'ending',
  nobody_there: 'thief', not_oneself: 'thief', already_marked: 'vizier', more_than_held: 'vizier', has_had_turn: 'three',
}
const FINAL = new Set(['bid', 'pass', 'accept_bid', 'keep_pawn', 'move_caravan', 'reveal', 'pass_pawn', 'rob'])

export const silkRoad: GameUi = {
  name: 'silk_road',
  Board,
  Panel,
  targets,
  guess,
  whole: () => null,
  final: (action) => FINAL.has(action.kind),
  price: (action, view) => (action.kind === 'sell_good' || action.kind === 'buy_good' ? '' : price(action, view)),
  actionText,
  eventText,
  doer: (event) => (DEEDS.has(event.kind) ? (event.thief ?? event.leader ?? event.seat) : null),
  weight: (event) => (['good_sold', 'prize_won', 'pawn_sold', 'pawn_kept'].includes(event.kind) ? (event.price ?? event.amount) : 0),
  step,
  gains,
  about,
  eventMarks,
  concerns: (event, seat) => ['seat', 'leader', 'to', 'thief', 'victim'].some((key) => event[key] === seat),
  questionText: (question, view) => t(`silk-road-question-${dashed(question)}`, {
    amount: view.best_bid, who: view.best_bidder >= 0 ? who(view.best_bidder) : 'none', leader: who(view.leader),
    tile: view.tile >= 0 ? tileName(view.faces[view.tile]) : '', good: view.named >= 0 ? goodName(view.named) : '', city: cityName(view.cities[view.caravan] ?? ''),
  }),
  targetText(target, view) {
    const [what, name] = target.split(':') as [string, string?]
    if (what === 'city') return cityName(name!)
    if (what === 'tile') return tileName(name!)
    if (what === 'good') return goodName(name!)
    if (what === 'seat') return who(Number(name))
    if (what === 'cube') return t('silk-road-label-cube', { cube: t(`silk-road-cube-${name}`) })
    if (what === 'use') return t('silk-road-label-use', { tile: view.tile >= 0 ? tileName(view.faces[view.tile]) : '' })
    return t(`silk-road-action-${dashed(what)}`)
  },
  section: (of) => {
    const [what, name] = of.split(':') as [string, string?]
    return (what === 'tile' && name ? TILES[sort(name)] : undefined) ?? SECTIONS[what] ?? 'overview'
  },
  colourOf: (seat) => SEAT_COLOURS[seat] ?? 'duli',
  amount(options) {
    for (const [kind, field] of [['bid', 'amount'], ['reveal', 'shown']] as const) {
      const some = options.filter((option) => option.action.kind === kind)
      if (some.length > 1) return { options: some, value: (action) => action[field] as number, text: (value) => t(`silk-road-action-${kind}`, { [field]: value }) }
    }
    return null
  },
  scoreParts: ['money', 'goods', 'majorities'],
  hidden: true,
}
