import { expect, test } from 'vitest'
import { Table } from '../../src/lib/table.svelte'
import { change } from '../../src/lib/settings.svelte'
import { blankTable } from '../../src/lib/transport'

const info = { ...blankTable(), id: 't' }
const move = (number: number) => ({ number, seat: 0, events: [], action: null, notation: null })
const state = (number: number) => ({
  t: 'state' as const, number, version: number, table: info, seat: 0, view: { n: number }, decision: null, actions: [], frontier: null, clock: null,
  log: Array.from({ length: number }, (_, i) => move(i + 1)), chat: [], scores: [],
})
const update = (number: number, moves: number[]) => ({
  t: 'update' as const, number, version: number, moves: moves.map(move), view: { n: number }, decision: null, actions: [], frontier: null, clock: null, scores: [],
})
function sent() {
  const messages: Record<string, unknown>[] = []
  return { messages, send: (message: Record<string, unknown>) => messages.push(message) > 0, close() {} }
}

test('messages make the table; the board follows', () => {
  change({ pace: 'off' })
  const table = new Table()
  table.message(state(2))
  table.message(update(3, [3]))
  expect(table.number).toBe(3)
  expect(table.log.map((one) => one.number)).toEqual([1, 2, 3])
  expect(table.shown?.view).toEqual({ n: 3 })
})

test('no message is dropped while something moves', async () => {
  change({ pace: 'fast' })
  const table = new Table()
  table.message(state(0))
  const seen: number[] = []
  for (let n = 1; n <= 5; n += 1) table.message(update(n, [n]))
  while (seen.at(-1) !== 5) {
    const now = table.shown!.number
    if (now !== seen.at(-1)) seen.push(now)
    await new Promise((go) => setTimeout(go, 5))
  }
  expect(seen).toEqual([1, 2, 3, 4, 5])
  change({ pace: 'off' })
})

test('a gap asks for the tail and shows nothing wrong meanwhile', () => {
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  table.message(update(5, [5]))
  expect(table.number).toBe(2)
  expect(transport.messages).toEqual([{ t: 'resume', since: 2, version: 2 }])
})

test('an undo takes the lines back', () => {
  const table = new Table()
  table.message(state(4))
  table.message(update(3, []))
  expect(table.number).toBe(3)
  expect(table.log).toHaveLength(3)
})

test('an action carries the number it answers; a refusal is kept to be told', () => {
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  table.act({ kind: 'pass' })
  expect(transport.messages[0]).toMatchObject({ t: 'act', number: 2, seat: 0, action: { kind: 'pass' } })
  expect(table.actions).toEqual([])
  table.message({ t: 'refused', id: transport.messages[0]!.id as string, reason: 'too_expensive', section: '2e p. 7', values: { price: 9 }, number: 2, version: 2 })
  expect(table.refused).toEqual({ reason: 'too_expensive', section: '2e p. 7', values: { price: 9 } })
  expect(table.sending).toBeNull()
})

test('without a connection an action is refused clearly and not lost silently', () => {
  const table = new Table()
  table.attach({ send: () => false, close() {} })
  table.message(state(1))
  expect(table.act('pass')).toBe(false)
  expect(table.refused?.reason).toBe('offline')
})
