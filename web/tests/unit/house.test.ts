/** House files as people write them: TOML or JSON, with labels or without; what cannot be read names its line. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compare, fits, readHouse, Unreadable, type Published } from '../../src/pages/house'

const at = (text: string) => {
  try {
    readHouse(text)
  } catch (error) {
    return (error as Unreadable).line
  }
  return null
}

test('lines, tables, lists over several lines, inline tables and comments', () => {
  const file = `# ours
bank_spaces = 2 # two
"start" = "chang'an"
gifts = [
  0, 0, 5, # near
  4, 3, 2,
]
pair = [["a", 'b'], []]
inline = { a = 1, b = true }
a.b = -1_0

[post_income]
value = [0, 1]
label = "CONFIRMED"
`
  expect(readHouse(file)).toEqual({ bank_spaces: 2, start: "chang'an", gifts: [0, 0, 5, 4, 3, 2], pair: [['a', 'b'], []], inline: { a: 1, b: true }, a: { b: -10 }, post_income: [0, 1] })
})

test('the same as JSON', () => {
  expect(readHouse('{"bank_spaces": 2, "gifts": {"value": [1], "note": ""}}')).toEqual({ bank_spaces: 2, gifts: [1] })
})

test('the shipped data files themselves can be read, and differ in nothing', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const published = JSON.parse(readFileSync(resolve(root, 'web/public/data/yunnan-second.json'), 'utf8')) as Published
  for (const name of ['board', 'second']) {
    const own = readHouse(readFileSync(resolve(root, `src/serai/yunnan/data/${name}.toml`), 'utf8'))
    expect(Object.keys(own).length).toBeGreaterThan(0)
    for (const one of compare(own, published)) if (name === 'second') expect(one.same, one.key).toBe(true)
  }
  const tiles = readHouse(readFileSync(resolve(root, 'src/serai/silk_road/data/tiles.toml'), 'utf8'))
  const silk = JSON.parse(readFileSync(resolve(root, 'web/public/data/silk_road-2006.json'), 'utf8')) as Published
  for (const one of compare(tiles, silk)) expect(one.same, one.key).toBe(true)
})

test('what differs is told with the label of what it replaces; what is unknown has none', () => {
  const published: Published = { gifts: { value: [1, 2], label: 'RECONSTRUCTED' }, start: { value: 'a', label: 'CONFIRMED' } }
  expect(compare({ gifts: [1, 3], start: 'a', what: 1 }, published)).toEqual([
    { key: 'gifts', label: 'RECONSTRUCTED', shipped: [1, 2], own: [1, 3], same: false, fits: true },
    { key: 'start', label: 'CONFIRMED', shipped: 'a', own: 'a', same: true, fits: true },
    { key: 'what', label: null, shipped: undefined, own: 1, same: false, fits: true },
  ])
})

test('what cannot be read names its line', () => {
  expect(at('a = 1\nb = ')).toBe(2)
  expect(at('a = 1\na = 2')).toBe(2)
  expect(at('a = 1.5')).toBe(1)
  expect(at('\n\n[[a]]')).toBe(3)
  expect(at('a = 1 b = 2')).toBe(1)
  expect(at('{"a": 1,\n}')).toBe(2)
  expect(at('a = "x')).toBe(1)
  expect(at('')).toBe(null)
})

test('a value has the form of the one it replaces', () => {
  expect(fits(3, 80)).toBe(true)
  expect(fits('many', 80)).toBe(false)
  expect(fits(-1, 80)).toBe(false)
  expect(fits(1000, 80)).toBe(false)
  expect(fits([], [1])).toBe(false)
  expect(fits([[1, 2], [3, 'x']], [[1, 2]])).toBe(false)
  expect(fits([1, 2, 3], [1])).toBe(true)
  expect(fits({ a: 1 }, { a: 2 })).toBe(true)
  expect(fits({ b: 1 }, { a: 2 })).toBe(false)
  expect(fits(true, 'a')).toBe(false)
})
