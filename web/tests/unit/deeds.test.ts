/** What the panels tell of each player: the last thing they really did, never the words of a button. */
import { expect, test } from 'vitest'
import type { GameUi } from '../../src/games/game'
import { silkRoad } from '../../src/games/silk_road/ui'
import { yunnan } from '../../src/games/yunnan/ui'
import type { Fields, Move } from '../../src/lib/protocol'
import { deedText, lastDeeds } from '../../src/table/narrate'
import { frames } from './frames'

const { view } = frames('yunnan')[0]!
const seatOf = (colour: number): number => view.colours[colour].seat
const [a, b] = [seatOf(0), seatOf(1)]
const move = (number: number, seat: number, kind: string, ...events: Fields[]): Move => ({ number, seat, actor: 'person', at: 0, events, action: { kind }, notation: null })
const travelled = (colour: number) => ({ kind: 'trader_travelled', colour, start: 0, goal: 1, passes: 1 })
const told = (moves: Move[], seat: number) => {
  const deed = lastDeeds(moves, yunnan, view).get(seat)
  return deed && { number: deed.number, text: deedText(deed, seat, yunnan, view) }
}

test('the end of a turn, mercy and a pass without a sound leave what was told before', () => {
  const journey = move(1, a, 'travel', travelled(0))
  const silent = [move(2, a, 'spare'), move(3, a, 'finish_turn'), move(4, a, 'pass', { kind: 'passed', colour: 0, to_market: -1 })]
  expect(told([journey, ...silent], a)).toMatchObject({ number: 1, text: expect.stringMatching(/^travels from /) })
  expect(told(silent, a)).toBeUndefined()
})

test('what only comes of a move is no deed: incomes, the inspector, the blows of others', () => {
  const happened = [
    { kind: 'traders_isolated', colour: 0, province: 2, traders: 1 }, { kind: 'inspector_came', province: 1, revenue: 3 }, { kind: 'trader_banished', colour: 0, province: 1 },
    { kind: 'income_earned', colour: 0, income: 12 }, { kind: 'trader_displaced', colour: 0, by: 1, province: 2, to: 1 },
  ]
  expect(told([move(1, a, 'travel', travelled(0)), move(2, a, 'finish_turn', ...happened)], a)).toMatchObject({ number: 1 })
  // who struck is told of it
  expect(told([move(2, a, 'finish_turn', ...happened)], b)).toMatchObject({ number: 2, text: expect.stringMatching(/^displaces /) })
})

const GAMES: Record<string, GameUi> = { yunnan, 'yunnan-five': yunnan, 'yunnan-first': yunnan, 'yunnan-duli': yunnan, silk_road: silkRoad }

for (const [name, game] of Object.entries(GAMES)) {
  test(`${name}: whole games tell of every seat, in words of what happened`, () => {
    const all = frames(name)
    const moves = all.flatMap((frame) => frame.move ?? [])
    const end = all.at(-1)!.view
    for (let upTo = 1; upTo <= moves.length; upTo += 1) {
      const some = moves.slice(0, upTo)
      for (const [seat, deed] of lastDeeds(some, game, end)) {
        const text = deedText(deed, seat, game, end)
        expect(text).toBeTruthy()
        expect(game.doer(deed.event, end)).toBe(seat)
        const { action } = moves.find((one) => one.number === deed.number)!
        expect(action && game.actionText(action, end)).not.toBe(text)
      }
    }
    expect([...lastDeeds(moves, game, end).keys()].sort()).toEqual(Array.from({ length: end.seats as number }, (_, seat) => seat))
  })
}
