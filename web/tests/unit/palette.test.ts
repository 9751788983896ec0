/** The player colours of every palette seen with other eyes: they must stay apart, and shapes must differ where they are hard to tell. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { contrast, paint, PALETTES, SEAT_COLOURS, type Paint } from '../../src/lib/palette'
import { change, settings, type Settings } from '../../src/lib/settings.svelte'
import { isDark, theme } from '../../src/lib/theme.svelte'

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
/** How far apart any two colours at one table must be: what each palette promises. */
const LEAST: Record<Settings['palette'], number> = { painted: 14, bright: 16, apart: 19, contrast: 17 }
/** No colour at all, as on a grey screen or paper: that one palette holds too. */
const GREY = [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]]
const LEAST_GREY = 15

function nearest(paints: Record<string, Paint>, names: string[], eyes: number[][]): { far: number; who: string } {
  const seen = names.map((name) => see(linear(paints[name]!.fill), eyes))
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b, k) => ({ far: apart(seen[i]!, seen[i + 1 + k]!), who: `${a} and ${b}` })))
  return pairs.reduce((one, other) => (other.far < one.far ? other : one))
}

for (const [palette, paints] of Object.entries(PALETTES)) {
  describe(palette, () => {
    for (const [eyes, matrix] of Object.entries(EYES)) {
      test(`${eyes} eyes tell all colours at a table apart`, () => {
        for (const names of Object.values(SETS)) {
          const { far, who } = nearest(paints, names, matrix)
          expect(far, who).toBeGreaterThan(LEAST[palette as Settings['palette']])
        }
      })
    }

    test('no two colours share a shape, and every palette has the same ones', () => {
      expect(new Set(Object.values(paints).map((one) => one.shape)).size).toBe(Object.keys(paints).length)
      for (const [name, one] of Object.entries(paints)) expect(one.shape, name).toBe(PALETTES.painted[name]!.shape)
    })

    test('letters can be read on their colour', () => {
      const light = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
      for (const [name, one] of Object.entries(paints)) {
        const [a, b] = [light(linear(one.fill)), light(linear(one.ink))].sort((x, y) => y - x)
        expect((a! + 0.05) / (b! + 0.05), name).toBeGreaterThanOrEqual(4.5)
      }
    })
  })
}

test('high contrast needs no colour at all', () => {
  for (const names of Object.values(SETS)) {
    const { far, who } = nearest(PALETTES.contrast, names, GREY)
    expect(far, who).toBeGreaterThan(LEAST_GREY)
  }
})

test('the palette chosen is the one painted with, at once', () => {
  const before = settings.palette
  change({ palette: 'contrast' })
  expect(paint('red')).toBe(PALETTES.contrast.red)
  change({ palette: 'painted' })
  expect(paint('red')).toBe(PALETTES.painted.red)
  expect(paint('nobody'), 'whom nobody knows').toBe(PALETTES.painted.duli)
  change({ palette: before })
})

describe('marks stand out from the cards they lie on', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../../src/app.css'), 'utf8')
  const [light, dark] = [...css.matchAll(/--card: (#[0-9a-f]{6})/g)].map((found) => found[1]!)
  const before = { palette: settings.palette, theme: settings.theme, dark: theme.dark }
  afterEach(() => {
    change({ palette: before.palette, theme: before.theme })
    theme.dark = before.dark
  })

  for (const [name, card] of [['light', light!], ['dark', dark!]] as const) {
    for (const palette of Object.keys(PALETTES) as Settings['palette'][]) {
      test(`${name}, ${palette}: in every colour by fill or edge`, () => {
        change({ palette })
        theme.dark = name === 'dark'
        for (const colour of Object.keys(PALETTES[palette])) {
          const one = paint(colour)
          expect(Math.max(contrast(one.fill, card), contrast(one.dark, card)), colour).toBeGreaterThanOrEqual(3)
          expect(one.fill, 'only edges differ').toBe(PALETTES[palette][colour]!.fill)
        }
      })
    }
  }

  test('the theme in force is the one chosen, or else that of the system', () => {
    for (const chosen of ['auto', 'light', 'dark'] as const) {
      change({ theme: chosen })
      expect([isDark(false), isDark(true)]).toEqual({ auto: [false, true], light: [false, false], dark: [true, true] }[chosen])
    }
  })
})
