/** The player colours seen with other eyes: they must stay apart, and shapes must differ where they are hard to tell. */
import { expect, test } from 'vitest'
import { PAINTS, SEAT_COLOURS } from '../../src/lib/palette'

type Rgb = [number, number, number]
const linear = (hex: string): Rgb => [1, 3, 5].map((at) => {
  const c = parseInt(hex.slice(at, at + 2), 16) / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}) as Rgb

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const EYES: Record<string, number[][]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
const see = (colour: Rgb, eyes: number[][]): Rgb => eyes.map((row) => Math.min(1, Math.max(0, row[0]! * colour[0] + row[1]! * colour[1] + row[2]! * colour[2]))) as Rgb

/** Distance in OKLab, times 100. */
function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s]
}
const apart = (a: Rgb, b: Rgb) => 100 * Math.hypot(...lab(a).map((v, i) => v - lab(b)[i]!))

const SETS = { second: ['red', 'yellow', 'black', 'blue', 'white'], duli: ['red', 'yellow', 'duli'], first: ['red', 'yellow', 'green', 'blue', 'purple'], seats: SEAT_COLOURS }
const LEAST = 12

for (const [eyes, matrix] of Object.entries(EYES)) {
  for (const [set, names] of Object.entries(SETS)) {
    test(`${set}, ${eyes} eyes`, () => {
      for (const a of names) {
        for (const b of names) {
          if (a < b) expect(apart(see(linear(PAINTS[a]!.fill), matrix), see(linear(PAINTS[b]!.fill), matrix)), `${a} and ${b}`).toBeGreaterThan(LEAST)
        }
      }
    })
  }
}

test('no two colours share a shape', () => {
  expect(new Set(Object.values(PAINTS).map((one) => one.shape)).size).toBe(Object.keys(PAINTS).length)
})

test('letters can be read on their colour', () => {
  const light = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  for (const [name, one] of Object.entries(PAINTS)) {
    const [a, b] = [light(linear(one.fill)), light(linear(one.ink))].sort((x, y) => y - x)
    expect((a! + 0.05) / (b! + 0.05), name).toBeGreaterThanOrEqual(4.5)
  }
})
