/** Where everything lies on the board of Yunnan: the map, the town beside (or below) it, and the players' trays. */

export type Point = readonly [number, number]

export const PLACES = ["pu'er", 'yunnan', 'sichuan', 'kang', 'tibet', 'qinghai'] as const
export const BUILDINGS = ['school', 'customs', 'horse-trader', 'guild', 'yard', 'temple'] as const
export const STRUCTURES = ['post', 'bridge', 'tea-house', 'guard'] as const
export const BANKS = ['left', 'right'] as const

export interface Spot {
  name: Point
  /** The foot of the traders' piles: the middle of the row, and how far apart colours stand. */
  crowd: Point
  step: number
  posts: number
  horses: Point
  tea: Point
  gifts: Point
  label: Point
}

/** Provinces on the map of 1000 by 1000, by their number on the road. */
export const SPOTS: readonly Spot[] = [
  { name: [838, 768], crowd: [838, 918], step: 42, posts: 0, horses: [0, 0], tea: [0, 0], gifts: [0, 0], label: [838, 768] },
  { name: [176, 776], crowd: [452, 866], step: 62, posts: 912, horses: [168, 908], tea: [640, 800], gifts: [0, 0], label: [176, 776] },
  { name: [806, 366], crowd: [800, 574], step: 55, posts: 622, horses: [800, 672], tea: [728, 446], gifts: [872, 446], label: [806, 366] },
  { name: [506, 366], crowd: [506, 574], step: 52, posts: 622, horses: [506, 672], tea: [436, 446], gifts: [576, 446], label: [506, 366] },
  { name: [194, 366], crowd: [198, 574], step: 55, posts: 622, horses: [198, 672], tea: [126, 446], gifts: [270, 446], label: [194, 366] },
  { name: [196, 98], crowd: [484, 212], step: 62, posts: 258, horses: [176, 236], tea: [742, 178], gifts: [868, 178], label: [196, 98] },
]

/** The middle of each gorge, by the provinces it parts. */
export const GORGES: Record<string, Point> = {
  'sichuan-qinghai': [806, 306],
  'yunnan-kang': [494, 716],
  'kang-qinghai': [508, 306],
  'yunnan-tibet': [188, 704],
}

/** Also for one that only a house's board has. */
export const gorgeAt = (name: string): Point => GORGES[name] ?? [500, 500]

/** Where the road crosses from one place to the next. */
export const GATES: readonly Point[] = [[716, 822], [806, 716], [652, 520], [354, 520], [194, 302]]

export const ROAD: readonly Point[] = [
  [838, 886], [760, 858], [716, 822], [600, 852], [470, 884], [380, 868], [420, 800], [600, 770], [740, 752], [806, 716], [850, 660],
  [800, 594], [720, 548], [652, 520], [590, 560], [506, 594], [420, 566], [354, 520], [290, 562], [198, 594], [100, 560],
  [82, 470], [130, 360], [194, 302], [250, 256], [360, 250], [484, 232], [600, 236], [700, 236],
]

export const RIVERS: readonly (readonly Point[])[] = [
  [[30, 688], [110, 708], [188, 704], [280, 690], [356, 704], [430, 720], [494, 716], [570, 704], [640, 690], [668, 650]],
  [[360, 286], [430, 300], [508, 306], [590, 318], [664, 330], [730, 316], [806, 306], [890, 300], [970, 312]],
]

export const CELLS = 100
const SIDE = 25
export const CELL = 1000 / 26

/** The middle of a field of the victory-point track, which runs clockwise round the map from its lower left corner. */
export function cell(points: number): Point {
  const at = ((points % CELLS) + CELLS) % CELLS
  const side = Math.floor(at / SIDE)
  const along = CELL * ((at % SIDE) + 0.5)
  const near = CELL / 2
  const far = 1000 - near
  if (side === 0) return [near, 1000 - along]
  if (side === 1) return [along, near]
  if (side === 2) return [far, along]
  return [1000 - along, far]
}

/** The half-round field for incomes on the inner side of that field. */
export function notch(points: number): Point {
  const [x, y] = cell(points)
  const at = ((points % CELLS) + CELLS) % CELLS
  const deep = CELL * 0.72
  if (at < SIDE) return [x + deep, y]
  if (at < 2 * SIDE) return [x, y + deep]
  if (at < 3 * SIDE) return [x - deep, y]
  return [x, y - deep]
}

export interface Layout {
  portrait: boolean
  width: number
  height: number
  town: { x: number; y: number; w: number; h: number }
  row(building: number): { x: number; y: number; w: number; h: number }
  space(building: number, space: number): Point
  bank(space: number): Point
  bankBox: { x: number; y: number; w: number; h: number }
  order(rank: number): Point
  track(which: 'passes' | 'influence', step: number): Point
  trackBox(which: 'passes' | 'influence'): { x: number; y: number; w: number; h: number }
  tray(index: number, count: number): { x: number; y: number; w: number; h: number }
  inspector: Point
  round: Point
  phases: { x: number; y: number; w: number }
  pick: number
  /** Half of what a fingertip gets of a bid space, across and up. */
  reach: Point
}

const ROWS = 6

export function layout(portrait: boolean, colours: number): Layout {
  return portrait ? tall(colours) : wide()
}

function wide(): Layout {
  const x = 1012
  const w = 620
  const top = 148
  const rowHeight = 98
  const bankTop = top + ROWS * rowHeight + 6
  const trackTop = bankTop + 104
  const trackBox = (which: 'passes' | 'influence') => ({ x: x + (which === 'passes' ? 0 : w / 2 + 4), y: trackTop, w: w / 2 - 4, h: 148 })
  return {
    portrait: false,
    width: 1640,
    height: 1116,
    town: { x, y: 0, w, h: 1000 },
    row: (b) => ({ x, y: top + b * rowHeight, w, h: rowHeight - 6 }),
    space: (b, s) => [x + 214 + s * 84, top + b * rowHeight + 46],
    bank: (s) => [x + 214 + s * 84, bankTop + 48],
    bankBox: { x, y: bankTop, w, h: 98 },
    order: (rank) => [x + 316 + rank * 66, 46],
    track: (which, step) => [trackBox(which).x + 42 + step * 56, trackTop + 78],
    trackBox,
    tray: (index, count) => ({ x: 6 + index * (1628 / count), y: 1008, w: 1628 / count - 8, h: 102 }),
    inspector: [x + 570, bankTop + 50],
    round: [x + 16, 52],
    phases: { x, y: 92, w },
    pick: 33,
    reach: [42, 46],
  }
}

function tall(colours: number): Layout {
  const y = 1012
  const w = 1000
  const top = y + 176
  const rowHeight = 128
  const bankTop = top + ROWS * rowHeight + 6
  const trackTop = bankTop + 136
  const trackBox = (which: 'passes' | 'influence') => ({ x: which === 'passes' ? 0 : 504, y: trackTop, w: 496, h: 170 })
  const trays = trackTop + 184
  return {
    portrait: true,
    width: 1000,
    height: trays + colours * 136 + 4,
    town: { x: 0, y, w, h: trays - y - 8 },
    row: (b) => ({ x: 0, y: top + b * rowHeight, w, h: rowHeight - 8 }),
    space: (b, s) => [330 + s * 134, top + b * rowHeight + 62],
    bank: (s) => [330 + s * 134, bankTop + 64],
    bankBox: { x: 0, y: bankTop, w, h: 126 },
    order: (rank) => [470 + rank * 108, y + 50],
    track: (which, step) => [trackBox(which).x + 62 + step * 92, trackTop + 92],
    trackBox,
    tray: (index) => ({ x: 0, y: trays + index * 136, w: 1000, h: 128 }),
    inspector: [920, bankTop + 66],
    round: [24, y + 64],
    phases: { x: 0, y: y + 104, w },
    pick: 52,
    reach: [64, 64],
  }
}

/** Where a colour's own column stands in a place. */
export const column = (at: number, c: number, count: number): number => SPOTS[at]!.crowd[0] + (c - (count - 1) / 2) * SPOTS[at]!.step

/** The foot of the nth trader of a pile. */
export function inPile(x: number, y: number, index: number): Point {
  return [x + (index % 2 ? 9 : 0) - 4, y - index * 15]
}

export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  let path = `M${first![0]},${first![1]}`
  for (let i = 0; i < rest.length; i += 1) {
    const before = points[Math.max(0, i - 1)]!
    const from = points[i]!
    const to = points[i + 1]!
    const after = points[Math.min(points.length - 1, i + 2)]!
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${c1.map(Math.round)} ${c2.map(Math.round)} ${to.map(Math.round)}`
  }
  return path
}
