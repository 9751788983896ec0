/** Mountains in the manner of the old blue-and-green scrolls. */
type Point = readonly [number, number]

export interface Hill {
  place: number
  y: number
  body: string
  lines: string
  snow: string
}

export const round = (n: number) => Math.round(n * 10) / 10

/** One mountain: a few rounded summits, brush strokes running down them, snow where it is high. */
export const hillWith = (draw: () => number) => (place: number, x: number, y: number, w: number, h: number, snowy: boolean): Hill => {
  const summits = 2 + Math.floor(draw() * 2.4)
  const tops: Point[] = []
  for (let i = 0; i < summits; i += 1) {
    const middle = 1 - Math.abs((i + 0.5) / summits - 0.5) * 1.2
    tops.push([x - w / 2 + (w * (i + 0.5)) / summits + (draw() - 0.5) * w * 0.12, y - h * (0.45 + 0.55 * middle * (0.75 + draw() * 0.3))])
  }
  let body = `M${round(x - w / 2)},${round(y)}`
  let lines = ''
  let snow = ''
  let from: Point = [x - w / 2, y]
  tops.forEach((top, i) => {
    const dip: Point = i === summits - 1 ? [x + w / 2, y] : [(top[0] + tops[i + 1]![0]) / 2, Math.max(top[1], tops[i + 1]![1]) + h * 0.22]
    body += `C${round(from[0] + (top[0] - from[0]) * 0.5)},${round(from[1] - (from[1] - top[1]) * 0.25)} ${round(top[0] - w * 0.07)},${round(top[1])} ${round(top[0])},${round(top[1])}`
    body += `C${round(top[0] + w * 0.06)},${round(top[1])} ${round(dip[0] - (dip[0] - top[0]) * 0.5)},${round(dip[1] - (dip[1] - top[1]) * 0.3)} ${round(dip[0])},${round(dip[1])}`
    for (let k = 0; k < 3; k += 1) {
      const sx = top[0] + (k - 1) * w * 0.045
      const long = h * (0.25 + draw() * 0.3)
      lines += `M${round(sx)},${round(top[1] + h * 0.07 + Math.abs(k - 1) * 3)}q${round((k - 1) * 3 + 1)},${round(long * 0.5)} ${round((k - 1) * w * 0.06)},${round(long)}`
    }
    if (snowy) {
      const s = h * 0.27
      const wide = w * 0.12
      snow += `M${round(top[0] - wide)},${round(top[1] + s)}Q${round(top[0] - wide * 0.5)},${round(top[1])} ${round(top[0])},${round(top[1])}Q${round(top[0] + wide * 0.5)},${round(top[1])} ${round(top[0] + wide)},${round(top[1] + s)}l${round(-wide * 0.4)},${round(-s * 0.35)}l${round(-wide * 0.35)},${round(s * 0.5)}l${round(-wide * 0.4)},${round(-s * 0.5)}l${round(-wide * 0.4)},${round(s * 0.4)}Z`
    }
    from = dip
  })
  return { place, y, body: `${body}Z`, lines, snow }
}

