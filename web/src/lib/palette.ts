/** Player colours: each with a shape, so that nobody needs the colour. A test looks at them with other eyes. */
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'ring'

export interface Paint {
  fill: string
  dark: string
  ink: string
  shape: Shape
}

export const PAINTS: Record<string, Paint> = {
  red: { fill: '#c8321f', dark: '#7d1a10', ink: '#ffffff', shape: 'circle' },
  yellow: { fill: '#f4c22b', dark: '#93690a', ink: '#2b1d00', shape: 'triangle' },
  black: { fill: '#33303a', dark: '#0c0b10', ink: '#ffffff', shape: 'square' },
  blue: { fill: '#2472cc', dark: '#123f74', ink: '#ffffff', shape: 'diamond' },
  white: { fill: '#f7f3e8', dark: '#8b8270', ink: '#2c261b', shape: 'hexagon' },
  green: { fill: '#00ba92', dark: '#04523f', ink: '#04231a', shape: 'cross' },
  purple: { fill: '#5b2a86', dark: '#2e1148', ink: '#ffffff', shape: 'star' },
  duli: { fill: '#a89a86', dark: '#443a2c', ink: '#17120b', shape: 'ring' },
}

/** The colours of seats where a game has none of its own. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'black', 'green', 'white']

export function paint(name: string): Paint {
  return PAINTS[name] ?? PAINTS.duli!
}
