import { has, t } from '../../lib/fluent.svelte'
import { dashed } from '../../lib/names'
import type { Fields, IncomeSheet, Option, View } from '../../lib/protocol'
import type { Gain, GameUi } from '../game'
import Board from './Board.svelte'
import { BANKS, BUILDINGS, PLACES, STRUCTURES } from './geometry'
import Panel from './Panel.svelte'
import { printed } from './printed'
import { step } from './step'

export const place = (at: string | number, view: View): string => {
  const name = typeof at === 'number' ? PLACES[at]! : at
  const key = name.replace("'", '')
  return t(`yunnan-place-${key}`, { edition: String(view.edition) })
}
export const building = (at: string | number, view: View): string =>
  t(`yunnan-building-${typeof at === 'number' ? BUILDINGS[at]! : at}`, { edition: String(view.edition) })
export const structure = (at: string | number): string => t(`yunnan-structure-${typeof at === 'number' ? STRUCTURES[at]! : at}`)
export const gorge = (at: string | number, view: View): string => {
  const name = typeof at === 'number' ? (view.gorges as string[])[at]! : at
  const [low, high] = name.split('-')
  return t('yunnan-gorge', { low: place(low!, view), high: place(high!, view) })
}
export const colour = (at: string | number, view: View): string =>
  t(`colour-${typeof at === 'number' ? view.colours[at].name : at}`)
const source = (at: string | number, view: View): string =>
  at === 'reserve' || at === 0 ? t('yunnan-reserve') : place(at, view)

function targets({ action }: Option): string[] {
  const from = action.source === undefined ? '' : action.source === 'reserve' ? 'reserve' : `trader:${action.source}`
  switch (action.kind) {
    case 'place_bid': return [from, `space:${action.building}:${action.price}`]
    case 'visit_bank': return [from, `bank:${action.space}`]
    case 'enter_market': return [from, 'market']
    case 'resolve_building': return [`building:${action.building}`]
    case 'take_structure': return [`structure:${action.structure}`]
    case 'post_guard': return ['structure:guard', `province:${action.province}`]
    case 'build_post': return ['structure:post', `province:${action.province}`]
    case 'build_bridge': return ['structure:bridge', `gorge:${action.gorge}`]
    case 'build_tea_house': return ['structure:tea-house', `province:${action.province}`]
    case 'block_gorge': return [`gorge:${action.gorge}`]
    case 'travel': return [`trader:${action.start}`, `province:${action.goal}`]
    case 'displace': return [`victim:${action.colour}`]
    default: return [action.kind]
  }
}

function guess(target: string, picks: string[], view: View): Fields | null {
  const [what, name, price] = target.split(':') as [string, string?, string?]
  const picked = picks.map((pick) => pick.split(':') as [string, string?])
  const trader = picked.find(([kind]) => kind === 'trader')?.[1]
  const from = trader ?? 'reserve'
  const built = picked.find(([kind]) => kind === 'structure')?.[1] ?? (view.in_hand >= 0 ? STRUCTURES[view.in_hand] : undefined)
  if (view.question === 'place_trader') {
    if (what === 'space') return { kind: 'place_bid', building: name, price: Number(price), source: from }
    if (what === 'bank') return { kind: 'visit_bank', space: name, source: from }
    if (what === 'market') return { kind: 'enter_market', source: from }
    if (what === 'trader') return { kind: 'enter_market', source: name }
    if (what === 'reserve') return { kind: 'enter_market', source: 'reserve' }
  }
  if (what === 'province' || what === 'market') {
    if (built === 'post') return { kind: 'build_post', province: name ?? "pu'er" }
    if (built === 'tea-house') return { kind: 'build_tea_house', province: name ?? "pu'er" }
    if (built === 'guard') return { kind: 'post_guard', province: name ?? "pu'er" }
    if (view.question === 'travel') return { kind: 'travel', start: trader ?? "pu'er", goal: name ?? "pu'er" }
  }
  if (what === 'gorge') return { kind: view.question === 'block_gorge' ? 'block_gorge' : 'build_bridge', gorge: name }
  if (what === 'victim') return { kind: 'displace', colour: name }
  if (what === 'building') return { kind: 'resolve_building', building: name }
  if (what === 'structure' && view.question === 'take_structure') return { kind: 'take_structure', structure: name }
  return null
}

const FINAL = new Set(['place_bid', 'visit_bank', 'enter_market', 'pass', 'finish_turn', 'convert_income'])

function acting(view: View): number {
  return view.order[view.turn] ?? 0
}

function price(action: Fields, view: View): string {
  const me = acting(view)
  if (action.kind === 'place_bid') return t('yunnan-cost-bid', { price: action.price, coins: view.coins[me] })
  if (action.kind === 'visit_bank') {
    const { sum, pay } = bankNow(view)
    return t('yunnan-cost-bank', { total: sum, pay: pay[view.edition === 'first' && action.space === 'right' ? 1 : 0] ?? 0 })
  }
  if (action.kind === 'travel') {
    const at = PLACES.indexOf(action.goal)
    return t('yunnan-cost-travel', { income: printed(view).trader_income[at] ?? 0, passes: view.passes_left })
  }
  if (action.kind === 'build_post') return t('yunnan-cost-post', { income: printed(view).post_income[PLACES.indexOf(action.province)] ?? 0 })
  if (action.kind === 'build_tea_house') return t('yunnan-cost-tea', { points: printed(view).tea_house_points[PLACES.indexOf(action.province)] ?? 0 })
  if (action.kind === 'convert_income') return t('yunnan-cost-convert', { points: action.points, coins: view.income[me] - action.points })
  return ''
}

/** What the bank would pay now, read from the table printed beside it. */
export function bankNow(view: View): { sum: number; pay: number[] } {
  const numbers = printed(view)
  let sum = 0
  ;(view.bids as number[][]).forEach((row, b) => row.forEach((who, s) => {
    if (who >= 0) sum += (b === BUILDINGS.length - 1 ? numbers.temple_prices[s] : numbers.prices[s]) ?? 0
  }))
  let pay: number[] = []
  for (const [least, ...coins] of numbers.bank) if (sum >= least!) pay = coins
  return { sum, pay }
}

function actionText(action: Fields, view: View): string {
  const values: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(action)) {
    if (key === 'building') values.building = building(value, view)
    else if (key === 'source') values.source = source(value, view)
    else if (key === 'structure') values.structure = structure(value)
    else if (key === 'province' || key === 'start' || key === 'goal') values[key] = place(value, view)
    else if (key === 'gorge') values.gorge = gorge(value, view)
    else if (key === 'colour') values.colour = colour(value, view)
    else if (key === 'space') values.space = t(`yunnan-bank-${value}`)
    else if (key !== 'kind') values[key] = value
  }
  return t(`yunnan-action-${dashed(action.kind)}`, values)
}

/** Events that only say again what another one of the same move says. */
const SILENT = new Set(['round_ended'])

/** What somebody does, not what happens to them. */
const DEEDS = new Set([
  'trader_placed', 'bank_visited', 'market_entered', 'passed', 'bid_resolved', 'structure_taken', 'gorge_blocked', 'guard_posted', 'post_built', 'bridge_built',
  'tea_house_built', 'trader_travelled', 'trader_displaced', 'income_converted',
])

function eventText(event: Fields, view: View): string | null {
  if (SILENT.has(event.kind)) return null
  if (event.kind === 'passed' && event.to_market < 0) return null
  if (event.kind === 'bids_paid' && !event.coins && !event.points) return null
  if (event.kind === 'income_converted' && !event.points && !event.coins) return null
  return t(`yunnan-event-${dashed(event.kind)}`, eventValues(event, view))
}

function eventValues(event: Fields, view: View): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event)) {
    if (key === 'structure') values.structure = structure(value)
    else if (key === 'colour' || key === 'by') values[key] = colour(value, view)
    else if (key === 'building') values.building = building(value, view)
    else if (key === 'source') values.source = source(value, view)
    else if (key === 'province' || key === 'start' || key === 'goal' || key === 'to') values[key] = place(value, view)
    else if (key === 'gorge') values.gorge = gorge(value, view)
    else if (key === 'order') values.order = (value as number[]).map((c) => colour(c, view)).join(', ')
    else if (key === 'winners') values.winners = (value as number[]).map((seat) => colour(colourOfSeat(seat, view), view)).join(', ')
    else if (key === 'space') values.space = t(`yunnan-bank-${BANKS[value as number]}`)
    else if (key === 'card') values.card = Number(value) + 1
    else if (typeof value === 'string' || typeof value === 'number') values[key] = value
  }
  return values
}

/** So many coins are worth a point at the end. */
const COINS_A_POINT = 3

function weight(event: Fields, view: View): number {
  const { gift_points, tea_house_points } = printed(view)
  switch (event.kind) {
    case 'income_converted': return event.points + event.coins / COINS_A_POINT
    case 'gift_taken': return gift_points
    case 'tea_house_built': return tea_house_points[event.province] ?? 0
    default: return 0
  }
}

function colourOfSeat(seat: number, view: View): number {
  return Math.max(0, (view.colours as { seat: number }[]).findIndex((c) => c.seat === seat))
}

function eventMarks(event: Fields, view: View): string[] {
  const marks: string[] = []
  if (typeof event.province === 'number') marks.push(`province:${PLACES[event.province]}`)
  if (typeof event.goal === 'number') marks.push(`province:${PLACES[event.goal]}`)
  if (typeof event.gorge === 'number') marks.push(`gorge:${view.gorges[event.gorge]}`)
  if (typeof event.building === 'number') marks.push(event.price ? `space:${BUILDINGS[event.building]}:${event.price}` : `building:${BUILDINGS[event.building]}`)
  if (event.kind === 'bank_visited') marks.push(`bank:${BANKS[event.space as number]}`)
  if (event.kind === 'market_entered' || event.to === 0) marks.push('market')
  return marks
}

/** Where an income comes from: of each place what traders and posts bring, and the gaps behind them. */
export function incomeParts({ colour, traders, posts, gaps }: IncomeSheet, view: View): string {
  const parts = PLACES.flatMap((name, at) => {
    if (!view.traders[colour][at] && !view.posts[colour][at]) return []
    const part = `${place(name, view)} ${[traders[at], posts[at]].filter(Boolean).join(' + ') || '0'}`
    return [gaps[at] ? t('yunnan-projected-gaps', { part, gaps: gaps[at] }) : part]
  })
  return parts.join(', ') || '0'
}
/** The prices under a colour's bids. */
function promised(view: View, c: number): number {
  const numbers = printed(view)
  let sum = 0
  ;(view.bids as number[][]).forEach((row, b) => row.forEach((who, s) => { if (who === c) sum += (b === BUILDINGS.length - 1 ? numbers.temple_prices[s] : numbers.prices[s]) ?? 0 }))
  return sum
}
const COUNTED: [string, (view: View, c: number) => number][] = [
  ['coins', (view, c) => view.coins[c]],
  ['promised', promised],
  ['passes', (view, c) => view.passes[c]],
  ['influence', (view, c) => view.influence[c]],
  ['traders', (view, c) => -view.untrained[c]],
  ['gifts', (view, c) => view.gifts_won[c]],
]

function gains(before: View, after: View, seat: number): Gain[] {
  const found: Gain[] = []
  const colours = (view: View) => (view.colours as { seat: number }[]).map((one, c) => ({ c, seat: one.seat })).filter((one) => one.seat >= 0)
  for (const [what, count] of COUNTED) {
    const sums = new Map<number, number>()
    for (const one of colours(after)) sums.set(one.seat, (sums.get(one.seat) ?? 0) + count(after, one.c) - count(before, one.c))
    for (const [who, by] of sums) if (by) found.push({ seat: who, what, by })
  }
  ;(after.score as number[]).forEach((points, who) => { if (points !== before.score[who]) found.push({ seat: who, what: 'points', by: points - before.score[who] }) })
  return found.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
}

/** Things are named by what they are, the buildings and structures by their own names. */
function about(thing: string, view: View): string {
  const [what, name] = thing.split(':') as [string, string?]
  const own = name && (what === 'building' || what === 'structure') ? `yunnan-about-${what}-${name}` : what === 'space' && name === 'temple' ? 'yunnan-about-building-temple' : `yunnan-about-${what}`
  return has(own) ? t(own, { edition: String(view.edition) }) : ''
}

const SECTIONS: Record<string, string> = {
  place_trader: 'bidding', resolve_building: 'progress', take_structure: 'yard', place_structure: 'yard', block_gorge: 'temple',
  travel: 'travel', displace: 'displace', convert_income: 'convert', over: 'scoring',
  space: 'bidding', bank: 'bank', market: 'market', reserve: 'bidding', trader: 'travel', province: 'map', gorge: 'bridges',
  victim: 'displace', building: 'progress', structure: 'yard', track: 'progress', order: 'order', inspector: 'inspector',
  'building:yard': 'yard', 'building:temple': 'temple', 'space:temple': 'temple', 'structure:post': 'building', 'structure:tea-house': 'building',
  'structure:bridge': 'bridges', 'structure:guard': 'expert',
  coins: 'convert', traders: 'progress', passes: 'travel', influence: 'displace', gifts: 'gifts', horse: 'building', supply: 'yard', points: 'scoring',
  income: 'income', projected: 'income', phases: 'overview', round: 'ending', pay: 'bank', score: 'scoring',
}
const REFUSED: Record<string, string> = {
  reserve_empty: 'bidding', no_trader_there: 'bidding', reserve_first: 'bidding', no_temple: 'temple', already_there: 'bidding',
  progress_complete: 'progress', space_taken: 'bidding', not_highest: 'bidding', too_expensive: 'bidding', bank_visitor: 'bank',
  no_bank_space: 'bank', left_space_first: 'bank', no_bid_there: 'progress', none_left: 'yard', not_held: 'building', not_in_hand: 'yard',
  horse_not_there: 'building', post_limit: 'building', bridge_stands: 'bridges', gorge_is_blocked: 'temple', tea_house_stands: 'building',
  trader_has_travelled: 'travel', not_a_journey: 'travel', too_few_passes: 'travel', no_victim_there: 'displace',
  influence_not_lower: 'displace', guarded: 'expert', more_than_income: 'convert', no_such_space: 'bidding', not_a_province: 'map',
}

export const yunnan: GameUi = {
  name: 'yunnan',
  Board,
  Panel,
  targets,
  guess,
  whole: (target) => (target.startsWith('space:') ? `building:${target.split(':')[1]}` : null),
  final: (action) => FINAL.has(action.kind),
  price,
  actionText,
  eventText,
  doer(event, view) {
    const seat: number = DEEDS.has(event.kind) ? (view.colours[event.by ?? event.colour]?.seat ?? -1) : -1
    return seat < 0 ? null : seat
  },
  weight,
  step,
  gains,
  about,
  eventMarks,
  concerns: (event, seat, view) =>
    [event.colour, event.by].some((c) => typeof c === 'number' && view.colours[c]?.seat === seat),
  questionText: (question, view) => t(`yunnan-question-${dashed(question)}`, {
    structure: view.in_hand >= 0 ? structure(view.in_hand) : '',
    province: place(view.arrived ?? 0, view),
    income: view.income?.[acting(view)] ?? 0,
    passes: view.passes_left ?? 0,
  }),
  targetText(target, view) {
    const [what, name, cost] = target.split(':') as [string, string?, string?]
    if (what === 'space') return t('yunnan-target-space', { building: building(name!, view), price: Number(cost) })
    if (what === 'bank') return t('yunnan-target-bank', { space: t(`yunnan-bank-${name}`) })
    if (what === 'market') return t('yunnan-target-market')
    if (what === 'reserve') return t('yunnan-target-reserve')
    if (what === 'trader') return t('yunnan-target-trader', { place: place(name!, view) })
    if (what === 'province') return place(name!, view)
    if (what === 'gorge') return gorge(name!, view)
    if (what === 'victim') return t('yunnan-target-victim', { colour: colour(name!, view) })
    if (what === 'building') return building(name!, view)
    if (what === 'structure') return structure(name!)
    return t(`yunnan-action-${dashed(what)}`)
  },
  section: (of) => SECTIONS[of.split(':').slice(0, 2).join(':')] ?? SECTIONS[of.split(':')[0]!] ?? REFUSED[of] ?? 'overview',
  colourOf: (seat, view) => view.colours[colourOfSeat(seat, view)]?.name ?? 'duli',
  amount(options) {
    const converting = options.filter((option) => option.action.kind === 'convert_income')
    if (converting.length < 2) return null
    return {
      options: converting,
      value: (action) => action.points as number,
      text: (value) => t('yunnan-amount', { points: value }),
    }
  },
  scoreParts: ['track', 'coins', 'gifts', 'passes', 'influence', 'tea_houses', 'horse'],
  hidden: false,
}
