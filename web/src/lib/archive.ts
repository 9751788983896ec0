/** Earlier moments of a table, asked of the server once each. */
import { get } from './api'
import type { Looker, Moment } from './moment'
import type { EarlierMessage } from './protocol'
import type { Table } from './table.svelte'

const MOST_KEPT = 400

export class Archive {
  private readonly kept = new Map<string, Moment>()

  constructor(private readonly table: Table) {}

  async moment(number: number, eyes: Looker): Promise<Moment> {
    const { seat, version, history } = this.table
    const key = `${number} ${eyes} ${seat} ${version}`
    const known = this.kept.get(key)
    if (known) return known
    const looking: Record<string, string | number> =
      eyes === 'mine' ? (seat === null ? {} : { seat })
      : eyes === 'spectator' || eyes === 'all' ? { eyes }
      : { seat: eyes, eyes: 'seat' }
    const { view, decision, scores, incomes, log: seen } = await get<EarlierMessage>(this.table.address(`at/${number}`, looking))
    if (scores?.length) history.set(number, scores.map((sheet) => sheet.total))
    const log = eyes === 'mine' || !seen?.length ? this.table.log : seen
    const moment = {
      number, view, decision: decision ?? null, actions: [], scores: scores ?? [], incomes: incomes ?? [],
      moves: log.filter((move) => move.number === number), log: log.filter((move) => move.number <= number),
    }
    if (this.kept.size > MOST_KEPT) this.kept.clear()
    this.kept.set(key, moment)
    return moment
  }
}
