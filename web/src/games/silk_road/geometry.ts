/** Where everything lies on the board of Silk Road: the desert map, the market of the city, the goods and the screens. */
export type Point = readonly [number, number]

export const GOODS = ['ivory', 'silk', 'jewels', 'fruit', 'spices'] as const

/** East is right, as on any map. */
const CITIES: Record<string, Point> = {
  "chang'an": [1560, 440], lanzhou: [1452, 250], yumen: [1440, 650], dunhuang: [1312, 420], turfan: [1180, 210], loulan: [1190, 640], korla: [1062, 410],
  kucha: [930, 200], khotan: [950, 660], kashgar: [820, 420], samarkand: [680, 215], bactra: [690, 655], merv: [578, 400], susia: [448, 470],
  ecbatana: [372, 215], persepolis: [330, 690], ctesiphon: [240, 420], aleppo: [124, 230], tyre: [130, 650], antioch: [70, 440],
}

export interface Box { x: number; y: number; w: number; h: number }

export interface Layout {
  portrait: boolean
  width: number
  height: number
  map: Box
  city(name: string, index: number): Point
  tile: number
  /** Where the nth of so many tiles of a city lies, from the city's middle. */
  slot(n: number): Point
  market: Box
  stall(n: number): Point
  stallSize: number
  use: Box
  goods: Box
  good(n: number): Point
  seats: Box
  seat(n: number, count: number): Box
}

export function layout(portrait: boolean): Layout {
  return portrait ? tall() : wide()
}

function wide(): Layout {
  const top = 872
  return {
    portrait: false, width: 1640, height: 1116,
    map: { x: 0, y: 0, w: 1640, h: 860 },
    city: (name, i) => CITIES[name] ?? [120 + (i % 10) * 150, 200 + Math.floor(i / 10) * 300],
    tile: 50,
    slot: (n) => [((n % 3) - 1) * 54, 44 + Math.floor(n / 3) * 54],
    market: { x: 6, y: top, w: 540, h: 238 },
    stall: (n) => [66 + n * 104, top + 140],
    stallSize: 98,
    use: { x: 554, y: top, w: 164, h: 238 },
    goods: { x: 726, y: top, w: 432, h: 238 },
    good: (n) => [773 + n * 84.5, top + 126],
    seats: { x: 1166, y: top, w: 468, h: 238 },
    seat: (n, count) => {
      const columns = count > 4 ? 3 : 2
      const w = 468 / columns
      return { x: 1166 + (n % columns) * w, y: top + Math.floor(n / columns) * 120, w: w - 6, h: 116 }
    },
  }
}

function tall(): Layout {
  const top = 1668
  return {
    portrait: true, width: 1000, height: 2560,
    map: { x: 0, y: 0, w: 1000, h: 1656 },
    // the road runs down the page: east at the top
    city: (name, i) => {
      const [x, y] = CITIES[name] ?? [120 + (i % 10) * 150, 440]
      return [150 + ((y - 200) / 490) * 700, 66 + (1640 - x) * 0.985 - 40]
    },
    tile: 50,
    slot: (n) => [((n % 3) - 1) * 54, 44 + Math.floor(n / 3) * 54],
    market: { x: 0, y: top, w: 1000, h: 290 },
    stall: (n) => [110 + n * 196, top + 170],
    stallSize: 176,
    use: { x: 0, y: top + 300, w: 300, h: 290 },
    goods: { x: 308, y: top + 300, w: 692, h: 290 },
    good: (n) => [384 + n * 135, top + 460],
    seats: { x: 0, y: top + 600, w: 1000, h: 280 },
    seat: (n, count) => {
      const columns = count > 4 ? 3 : 2
      const w = 1000 / columns
      return { x: (n % columns) * w, y: top + 600 + Math.floor(n / columns) * 142, w: w - 8, h: 134 }
    },
  }
}
