import { expect, test } from 'vitest'
import { narrow, touch } from '../../src/lib/select'
import type { Option } from '../../src/lib/protocol'

const bid = (price: number, source: string): Option => ({ notation: `bid ${price} ${source}`, action: { kind: 'bid', price, source } })
const options = [bid(5, 'reserve'), bid(5, 'kang'), bid(9, 'reserve'), { notation: 'pass', action: { kind: 'pass' } }]
const targets = ({ action }: Option) => (action.kind === 'bid' ? [String(action.price), action.source as string] : ['pass'])

test('everything that takes part in an action may be touched', () => {
  expect([...narrow(options, [], targets).open].sort()).toEqual(['5', '9', 'kang', 'pass', 'reserve'])
})

test('each touch leaves fewer actions, until one is left', () => {
  expect(narrow(options, ['5'], targets).left).toHaveLength(2)
  const last = narrow(options, ['5', 'kang'], targets)
  expect(last.left.map((one) => one.notation)).toEqual(['bid 5 kang'])
  expect([...last.chosen].sort()).toEqual(['5', 'kang'])
})

test('touching again takes the choice back; touching another thing of the sort replaces it', () => {
  expect(touch(options, ['5'], '5', targets)).toEqual([])
  expect(touch(options, ['5', 'reserve'], '9', targets)).toEqual(['reserve', '9'])
  expect(touch(options, ['kang'], '9', targets)).toEqual(['9'])
})

test('what is not on offer is not chosen', () => {
  expect(touch(options, ['5'], 'tibet', targets)).toBeNull()
})
