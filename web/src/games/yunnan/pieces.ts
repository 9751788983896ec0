/** Which piece lies where. Pieces keep their identity from view to view, so that what moved can be seen moving. */
import type { View } from '../../lib/protocol'

export interface Piece {
  key: string
  colour: number
  /** `reserve`, `supply`, `at:3`, `bid:0:2`, `bank:1`. */
  where: string
}

export function traderHomes(view: View, colour: number): string[] {
  const homes: string[] = []
  const add = (where: string, count: number) => { for (let i = 0; i < count; i += 1) homes.push(where) }
  ;(view.traders[colour] as number[]).forEach((count, at) => add(`at:${at}`, count))
  ;(view.bids as number[][]).forEach((row, b) => row.forEach((who, s) => { if (who === colour) add(`bid:${b}:${s}`, 1) }))
  ;(view.bank as number[]).forEach((who, s) => { if (who === colour) add(`bank:${s}`, 1) })
  add('reserve', view.reserve[colour])
  add('supply', view.untrained[colour])
  return homes
}

/** Give every piece its place in the new view; those that can stay, stay. */
export function settle(before: Piece[], view: View): Piece[] {
  const after: Piece[] = []
  for (let colour = 0; colour < view.colours.length; colour += 1) {
    const homes = traderHomes(view, colour)
    const mine = before.filter((piece) => piece.colour === colour)
    const open = [...homes]
    const moved: Piece[] = []
    for (const piece of mine) {
      const at = open.indexOf(piece.where)
      if (at >= 0) {
        open.splice(at, 1)
        after.push(piece)
      } else moved.push(piece)
    }
    for (const where of open) {
      const piece = moved.shift()
      after.push(piece ? { ...piece, where } : { key: `t${colour}-${after.length}-${mine.length + open.indexOf(where)}`, colour, where })
    }
  }
  return dedupe(after)
}

function dedupe(pieces: Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.map((piece) => {
    let key = piece.key
    while (seen.has(key)) key += "'"
    seen.add(key)
    return key === piece.key ? piece : { ...piece, key }
  })
}
