/** What decided a game: found in the scores on its way and in what happened. */
import { expect, test } from 'vitest'
import { yunnan } from '../../src/games/yunnan/ui'
import type { Fields } from '../../src/lib/protocol'
import { keyMoments } from '../../src/table/moments'
import { lines } from '../../src/table/narrate'
import { frames } from './frames'

const { view } = frames('yunnan')[0]!
const move = (number: number, seat: number, ...events: Fields[]) => ({ number, seat, actor: 'person', at: 0, events, action: null, notation: null })
const converted = (colour: number, points: number) => ({ kind: 'income_converted', colour, points, coins: 0 })
const seatOf = (colour: number): number => view.colours[colour].seat
const [a, b] = [seatOf(0), seatOf(1)]
/** Totals by seat: these two have points, the others none. */
const totals = (first: number, second: number) => view.colours.map((_: unknown, seat: number) => (seat === a ? first : seat === b ? second : 0)) as number[]

test('the largest swings, with what brought them; the lead for good; the largest lead that was lost', () => {
  const history = new Map([[0, totals(0, 0)], [4, totals(9, 2)], [8, totals(10, 30)], [9, totals(10, 31)]])
  const log = [
    move(2, a, converted(0, 6)), move(3, b, converted(1, 5)),
    move(4, a, { kind: 'round_began', round: 2, order: [] }), move(7, b, converted(1, 20)), move(8, b),
  ]
  const found = keyMoments(history, log, [b], yunnan, view)
  expect(found.map(({ kind, number, round, seat }) => ({ kind, number, round, seat }))).toEqual([
    { kind: 'swing', number: 2, round: 1, seat: a },
    { kind: 'peak', number: 4, round: 1, seat: a },
    { kind: 'swing', number: 7, round: 2, seat: b },
    { kind: 'lead', number: 8, round: 2, seat: b },
    { kind: 'swing', number: 9, round: 2, seat: b },
  ])
  expect(found.find((one) => one.kind === 'peak')!.by).toBe(7)
  expect(found.find((one) => one.number === 7)!.event).toMatchObject({ points: 20 })
})

test('the largest single thing is told where no swing tells it', () => {
  const history = new Map([[0, totals(0, 0)], [2, totals(5, 5)]])
  const found = keyMoments(history, [move(1, a, converted(0, 3)), move(2, b, converted(1, 8))], [a, b], yunnan, view)
  expect(found.filter((one) => one.kind === 'deed')).toMatchObject([{ number: 2, seat: b, event: { points: 8 } }])
})

test('coins weigh what they are worth in points', () => {
  const history = new Map([[0, totals(0, 0)], [2, totals(5, 5)]])
  const found = keyMoments(history, [move(1, a, { ...converted(0, 0), coins: 15 }), move(2, b, converted(1, 6))], [a, b], yunnan, view)
  expect(found.filter((one) => one.kind === 'deed')).toMatchObject([{ number: 2, seat: b, event: { points: 6 } }])
})

test('nothing is made up where no scores were seen', () => {
  expect(keyMoments(new Map(), [move(1, a)], [a], yunnan, view)).toEqual([])
})

test('whole games: few moments, in their order, each with something to say', () => {
  for (const name of ['yunnan', 'yunnan-five', 'yunnan-first']) {
    const all = frames(name)
    const history = new Map(all.map((frame) => [frame.number, frame.scores.map((sheet) => sheet.total)]))
    const end = all.at(-1)!
    const found = keyMoments(history, all.flatMap((frame) => frame.move ?? []), end.winners, yunnan, end.view)
    expect(found.length, name).toBeGreaterThan(2)
    expect(found.length, name).toBeLessThan(7)
    expect([...found].sort((x, y) => x.number - y.number)).toEqual(found)
    for (const one of found) expect(one.event === null || yunnan.eventText(one.event, end.view), name).toBeTruthy()
  }
})

test('a line bears the mark of whom it is about, also where another one moved', () => {
  const told = lines([move(3, a, converted(0, 2), converted(1, 4))], yunnan, view, a)
  expect(told.map((one) => one.seat)).toEqual([a, b])
})
