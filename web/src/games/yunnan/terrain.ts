/** The painted land: borders, mountains, terraces, woods and mist in the manner of the old blue-and-green scrolls. */
import { random } from '../../lib/random'
import { hillWith, round, type Hill } from '../hills'
import { curve, GATES, GORGES, SPOTS, type Point } from './geometry'

type Line = Point[]

const draw = random(1279)
const hill = hillWith(draw)

/** A border that wanders a little between its ends. */
function wander(from: Point, to: Point, sway: number): Line {
  const steps = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 55))
  const points: Line = [from]
  for (let i = 1; i < steps; i += 1) {
    const along = i / steps
    const off = (draw() - 0.5) * sway
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const long = Math.hypot(dx, dy)
    points.push([from[0] + dx * along - (dy / long) * off, from[1] + dy * along + (dx / long) * off])
  }
  points.push(to)
  return points
}

const EDGE = 40
const FAR = 960
const NW: Point = [356, 296]
const NE: Point = [660, 330]
const SW: Point = [352, 702]
const SE: Point = [652, 694]
const borders = {
  tibetQinghai: wander([EDGE, 314], NW, 26),
  kangQinghai: [NW, [430, 300], [508, 306], [590, 318], NE] as Line,
  sichuanQinghai: [NE, [730, 316], [806, 306], [890, 300], [FAR, 312]] as Line,
  tibetKang: wander(NW, SW, 40),
  kangSichuan: wander(NE, SE, 36),
  yunnanTibet: [[EDGE, 690], [110, 708], [188, 704], [280, 690], SW] as Line,
  yunnanKang: [SW, [430, 720], [494, 716], [570, 704], SE] as Line,
  yunnanSichuan: wander(SE, [FAR, 730], 22),
  town: [[FAR, 742], [760, 738], [722, 770], [712, 830], [726, 900], [740, FAR]] as Line,
}
const back = (line: Line): Line => [...line].reverse()
const join = (...lines: Line[]): string => {
  let path = ''
  lines.forEach((line, i) => {
    const part = curve(line)
    path += i === 0 ? part : part.replace(/^M/, 'L')
  })
  return `${path}Z`
}

/** The outlines of Pu'er and the five provinces. */
export const REGIONS: string[] = [
  join(borders.town, [[740, FAR], [FAR, FAR]], [[FAR, FAR], [FAR, 742]]),
  join(borders.yunnanTibet, borders.yunnanKang, borders.yunnanSichuan, [[FAR, 730], [FAR, FAR]], [[FAR, FAR], [EDGE, FAR]], [[EDGE, FAR], [EDGE, 690]]),
  join(borders.sichuanQinghai, [[FAR, 312], [FAR, 730]], back(borders.yunnanSichuan), back(borders.kangSichuan)),
  join(borders.kangQinghai, borders.kangSichuan, back(borders.yunnanKang), back(borders.tibetKang)),
  join(borders.tibetQinghai, borders.tibetKang, back(borders.yunnanTibet), [[EDGE, 690], [EDGE, 314]]),
  join([[EDGE, EDGE], [FAR, EDGE]], [[FAR, EDGE], [FAR, 312]], back(borders.sichuanQinghai), back(borders.kangQinghai), back(borders.tibetQinghai)),
]

export const BORDERS: string[] = [borders.tibetQinghai, borders.tibetKang, borders.kangSichuan, borders.yunnanSichuan].map(curve)

interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Where pieces lie, so that no mountain stands in their way. */
function keepClear(): Box[] {
  const boxes: Box[] = []
  const around = ([x, y]: Point, w: number, above: number, below: number) => boxes.push({ x0: x - w, x1: x + w, y0: y - above, y1: y + below })
  SPOTS.forEach((spot, i) => {
    around(spot.name, 108, 24, 24)
    around(spot.crowd, spot.step * 2.55, i === 0 ? 120 : 84, 8)
    if (i === 0) return
    around([spot.crowd[0], spot.posts], spot.step * 2.4, 32, 4)
    around(spot.horses, 112, 34, 6)
    around(spot.tea, 40, 44, 26)
    if (spot.gifts[0]) around(spot.gifts, 40, 44, 26)
  })
  Object.values(GORGES).forEach((at) => around(at, 58, 40, 40))
  GATES.forEach((at) => around(at, 30, 40, 16))
  return boxes
}

const BANDS: { place: number; x: [number, number]; y: [number, number]; count: number; w: [number, number]; h: [number, number]; snowy: boolean }[] = [
  { place: 5, x: [300, 952], y: [92, 132], count: 40, w: [70, 150], h: [38, 80], snowy: true },
  { place: 5, x: [46, 300], y: [150, 200], count: 40, w: [44, 84], h: [24, 44], snowy: false },
  { place: 5, x: [640, 952], y: [230, 290], count: 60, w: [40, 80], h: [22, 40], snowy: false },
  { place: 4, x: [46, 350], y: [330, 690], count: 500, w: [44, 104], h: [44, 100], snowy: true },
  { place: 3, x: [362, 648], y: [340, 700], count: 500, w: [34, 80], h: [38, 92], snowy: false },
  { place: 2, x: [664, 952], y: [340, 718], count: 420, w: [38, 86], h: [28, 62], snowy: false },
  { place: 1, x: [46, 720], y: [740, 956], count: 300, w: [50, 110], h: [18, 40], snowy: false },
]

function scatter(): Hill[] {
  const clear = keepClear()
  const found: { hill: Hill; x: number; y: number; w: number }[] = []
  for (const band of BANDS) {
    for (let i = 0; i < band.count; i += 1) {
      const w = band.w[0] + draw() * (band.w[1] - band.w[0])
      const h = band.h[0] + draw() * (band.h[1] - band.h[0])
      const x = band.x[0] + w / 2 + draw() * (band.x[1] - band.x[0] - w)
      const y = band.y[0] + draw() * (band.y[1] - band.y[0])
      const box = { x0: x - w / 2, x1: x + w / 2, y0: y - h, y1: y }
      if (clear.some((c) => box.x0 < c.x1 && box.x1 > c.x0 && box.y0 < c.y1 && box.y1 > c.y0)) continue
      if (found.some((f) => Math.abs(f.x - x) < (f.w + w) * 0.3 && Math.abs(f.y - y) < 16)) continue
      found.push({ hill: hill(band.place, x, y, w, h, band.snowy), x, y, w })
    }
  }
  return found.map((f) => f.hill).sort((a, b) => a.y - b.y)
}

export const HILLS = scatter()

/** Far ranges, seen through the haze: they may lie under anything. */
export const RANGES: Hill[] = BANDS.filter((band) => band.place !== 1).flatMap((band) => Array.from({ length: band.place === 5 ? 6 : 17 }, () => {
  const w = band.w[1] * (0.9 + draw() * 0.7)
  const x = band.x[0] + w / 2 + draw() * (band.x[1] - band.x[0] - w)
  const h = band.h[1] * (0.6 + draw() * 0.5)
  const y = Math.max(band.y[0] + h * 0.7, band.y[0] + 20 + draw() * (band.y[1] - band.y[0] - 30))
  return hill(band.place, x, y, w, h, false)
})).sort((a, b) => a.y - b.y)

/** Tea terraces of Yunnan: rows of arcs. */
export const TERRACES: string[] = [[96, 940, 60], [300, 790, 52], [560, 946, 70], [660, 890, 44], [330, 950, 56]].map(([x, y, w]) => {
  let path = ''
  for (let i = 0; i < 5; i += 1) path += `M${x! - w! + i * 6},${y! - i * 9}q${w! - i * 6},${-14} ${2 * (w! - i * 6)},0`
  return path
})

/** Bamboo and pines: small marks by province. */
export const WOODS: { place: number; d: string }[] = (() => {
  const clear = keepClear()
  const found: { place: number; d: string }[] = []
  const areas: [number, number, number, number, number, number][] = [[2, 670, 340, 945, 715, 60], [1, 60, 730, 700, 950, 34], [3, 370, 340, 640, 690, 22]]
  for (const [place, x0, y0, x1, y1, count] of areas) {
    for (let i = 0; i < count; i += 1) {
      const x = x0 + draw() * (x1 - x0)
      const y = y0 + draw() * (y1 - y0)
      if (clear.some((c) => x > c.x0 - 8 && x < c.x1 + 8 && y > c.y0 - 4 && y - 22 < c.y1)) continue
      const d = place === 2
        ? `M${round(x)},${round(y)}q-2,-12 1,-24m-1,10q-7,-4 -9,-2m9,-3q7,-5 10,-3m-9,-6q-6,-4 -8,-1`
        : `M${round(x)},${round(y)}v-16m-7,9l7,-6l7,6m-12,-6l5,-5l5,5m-8,-5l3,-4l3,4`
      found.push({ place, d })
    }
  }
  return found
})()

export const MIST: { x: number; y: number; rx: number; ry: number }[] = Array.from({ length: 16 }, () => {
  const rx = round(70 + draw() * 130)
  return { x: round(44 + rx + draw() * (912 - 2 * rx)), y: round(80 + draw() * 840), rx, ry: round(9 + draw() * 14) }
})
