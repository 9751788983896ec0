/** Player colours: each with a shape, so that nobody needs the colour. A test looks at every palette with other eyes. */
import { settings, type Settings } from './settings.svelte'
import { theme } from './theme.svelte'

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'ring'

export interface Paint {
  fill: string
  dark: string
  ink: string
  shape: Shape
}

const SHAPES = { red: 'circle', yellow: 'triangle', black: 'square', blue: 'diamond', white: 'hexagon', green: 'cross', purple: 'star', duli: 'ring' } as const
type Colour = keyof typeof SHAPES

/** Fill, edge and the ink of letters for each colour. */
const palette = (tones: Record<Colour, [fill: string, dark: string, ink: string]>): Record<string, Paint> =>
  Object.fromEntries(Object.entries(tones).map(([name, [fill, dark, ink]]) => [name, { fill, dark, ink, shape: SHAPES[name as Colour] }]))

export const PALETTES: Record<Settings['palette'], Record<string, Paint>> = {
  /** As painted wood. */
  painted: palette({
    red: ['#c8321f', '#7d1a10', '#ffffff'],
    yellow: ['#f4c22b', '#93690a', '#2b1d00'],
    black: ['#33303a', '#0c0b10', '#ffffff'],
    blue: ['#2472cc', '#123f74', '#ffffff'],
    white: ['#f7f3e8', '#8b8270', '#2c261b'],
    green: ['#00ba92', '#04523f', '#04231a'],
    purple: ['#5b2a86', '#2e1148', '#ffffff'],
    duli: ['#a89a86', '#443a2c', '#17120b'],
  }),
  /** Stronger in light and hue. */
  bright: palette({
    red: ['#cc3611', '#561707', '#ffffff'],
    yellow: ['#ffd014', '#80680a', '#241d03'],
    black: ['#0b0c0e', '#000000', '#ffffff'],
    blue: ['#0a59f4', '#042566', '#ffffff'],
    white: ['#ffffff', '#808080', '#242424'],
    green: ['#17bb8f', '#0a4f3c', '#031a14'],
    purple: ['#69168f', '#2c093c', '#ffffff'],
    duli: ['#a79d95', '#46423f', '#171615'],
  }),
  /** As far apart as they can be for every sort of eyes. */
  apart: palette({
    red: ['#951c02', '#3f0c01', '#ffffff'],
    yellow: ['#ffc200', '#806100', '#241b00'],
    black: ['#0a0d12', '#000000', '#ffffff'],
    blue: ['#0c2bcb', '#051255', '#ffffff'],
    white: ['#ffffff', '#808080', '#242424'],
    green: ['#0da081', '#054336', '#021612'],
    purple: ['#3e005a', '#1a0026', '#ffffff'],
    duli: ['#958b76', '#3f3a32', '#151311'],
  }),
  /** Each its own step from dark to light, with black edges: told apart in grey too. */
  contrast: palette({
    red: ['#b6370f', '#000000', '#ffffff'],
    yellow: ['#f3c929', '#000000', '#000000'],
    black: ['#121317', '#000000', '#ffffff'],
    blue: ['#0816bd', '#000000', '#ffffff'],
    white: ['#ffffff', '#000000', '#000000'],
    green: ['#2db090', '#000000', '#000000'],
    purple: ['#200048', '#000000', '#ffffff'],
    duli: ['#9c9792', '#000000', '#000000'],
  }),
}

/** The colours of seats where a game has none of its own. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'black', 'green', 'white']

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
function light(hex: string): number {
  const [r, g, b] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** Contrast as WCAG reckons it. */
export function contrast(a: string, b: string): number {
  const [x, y] = [light(a), light(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The dark theme's --card in app.css: what marks lie on. */
const CARD = '#23252f'
/** What a mark must stand out by; a new edge more than that, as lighter cards lie under some. */
const SEEN = 3
const EDGE = 4.5

/** A paint for dark ground: where it would sink into it, its edge is its own hue as light as it must be. */
function lit(one: Paint): Paint {
  if (Math.max(contrast(one.fill, CARD), contrast(one.dark, CARD)) >= SEEN) return one
  for (let share = 0.1; ; share += 0.05) {
    const dark = `#${channels(one.fill).map((c) => Math.round(255 * Math.min(1, c + (1 - c) * share)).toString(16).padStart(2, '0')).join('')}`
    if (share >= 1 || contrast(dark, CARD) >= EDGE) return { ...one, dark }
  }
}
const LIT = Object.fromEntries(Object.entries(PALETTES).map(([name, paints]) => [name, Object.fromEntries(Object.entries(paints).map(([colour, one]) => [colour, lit(one)]))])) as typeof PALETTES

/** A colour as the chosen palette has it in the theme in force. */
export function paint(name: string): Paint {
  const paints = (theme.dark ? LIT : PALETTES)[settings.palette]
  return paints[name] ?? paints.duli!
}
