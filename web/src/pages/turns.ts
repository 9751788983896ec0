/** At which of my running tables it is my turn. Asked once for each version of a table. */
import { get } from '../lib/api'
import type { Decision, TableInfo } from '../lib/protocol'

const known = new Map<string, boolean>()
const MOST = 20

export async function myTurn(tables: TableInfo[]): Promise<Set<string>> {
  const running = tables.filter((table) => table.status === 'running' && table.mine.length).slice(0, MOST)
  await Promise.all(running.map(async (table) => {
    const key = `${table.id} ${table.version}`
    if (known.has(key)) return
    const found = await get<{ decision: Decision | null; version: number }>(`/tables/${table.id}/state?since=${table.number}&version=${table.version}`).catch(() => null)
    if (found) known.set(key, !!found.decision?.seats.some((seat) => table.mine.includes(seat)))
  }))
  return new Set(running.filter((table) => known.get(`${table.id} ${table.version}`)).map((table) => table.id))
}

/** My turn first, then what changed last. */
export function sorted(tables: TableInfo[], turns: Set<string>): TableInfo[] {
  return [...tables].sort((a, b) => Number(turns.has(b.id)) - Number(turns.has(a.id)) || b.changed - a.changed)
}
