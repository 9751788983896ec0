/** Figures of my own finished games: by game and edition. Games with several seats of mine, and studies, are left out. */
import type { TableInfo } from '../lib/protocol'

export interface Figures {
  game: string
  edition: string
  games: number
  wins: number
  mean: number
  best: number
}

export function figures(tables: TableInfo[]): Figures[] {
  const found = new Map<string, Figures>()
  for (const table of tables) {
    const seat = table.mine.length === 1 ? table.mine[0]! : null
    const points = seat === null ? undefined : table.scores.find((sheet) => sheet.seat === seat)?.total ?? table.scores[seat]?.total
    if (seat === null || points === undefined || table.study || table.status !== 'finished') continue
    const key = `${table.game} ${table.edition}`
    const old = found.get(key) ?? { game: table.game, edition: table.edition, games: 0, wins: 0, mean: 0, best: -Infinity }
    found.set(key, {
      ...old,
      games: old.games + 1,
      wins: old.wins + (table.winners.includes(seat) ? 1 : 0),
      mean: (old.mean * old.games + points) / (old.games + 1),
      best: Math.max(old.best, points),
    })
  }
  return [...found.values()].sort((a, b) => b.games - a.games)
}
