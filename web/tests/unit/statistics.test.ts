/** Figures of own games, and whose turn comes first. */
import { expect, test } from 'vitest'
import { blankTable } from '../../src/lib/transport'
import { figures } from '../../src/pages/statistics'
import { gentle } from '../../src/pages/start'
import { sorted } from '../../src/pages/turns'

const played = (more: object) => ({ ...blankTable(), study: false, game: 'yunnan', edition: 'second', status: 'finished' as const, mine: [1], winners: [0], scores: [{ seat: 0, total: 90 }, { seat: 1, total: 70 }], ...more })

test('games, wins, mean and best by game and edition', () => {
  const found = figures([
    played({}), played({ winners: [1], scores: [{ seat: 0, total: 60 }, { seat: 1, total: 101 }] }),
    played({ edition: 'first' }), played({ study: true }), played({ mine: [0, 1] }), played({ mine: [] }), played({ status: 'running' }),
  ])
  expect(found).toEqual([
    { game: 'yunnan', edition: 'second', games: 2, wins: 1, mean: 85.5, best: 101 },
    { game: 'yunnan', edition: 'first', games: 1, wins: 0, mean: 70, best: 70 },
  ])
})

test('where it is my turn comes first, then what changed last', () => {
  const tables = [{ id: 'a', changed: 1 }, { id: 'b', changed: 3 }, { id: 'c', changed: 2 }].map((one) => ({ ...blankTable(), ...one }))
  expect(sorted(tables, new Set(['a'])).map((one) => one.id)).toEqual(['a', 'b', 'c'])
})

test('a first game is played against gentle bots', () => {
  expect(gentle(['random', 'greedy'], 3)).toEqual(['greedy', 'random', 'random'])
  expect(gentle(['random', 'beginner', 'mcts'], 2)).toEqual(['beginner', 'beginner'])
  expect(gentle(['mcts'], 2)).toEqual(['mcts', 'mcts'])
})
