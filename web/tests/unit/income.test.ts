/** What each would earn if income were paid now: in the panels, and as the change an action brings. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Panel from '../../src/games/yunnan/Panel.svelte'
import { incomeParts, yunnan } from '../../src/games/yunnan/ui'
import type { Frame } from '../../src/lib/transport'
import { projectedGains } from '../../src/table/gains'
import { RULES } from '../../src/table/rules'
import { frames } from './frames'

afterEach(cleanup)

/** The figures of a seat's panel: one for each of its colours. */
function shown({ view, incomes }: Frame, seat: number): { value: number; told: string; name: string | null }[] {
  const { container } = render(Panel, { props: { view, seat, incomes } })
  const found = [...container.querySelectorAll('[data-about=projected]')].map((one) => ({
    value: Number(one.querySelector('dd')!.textContent), told: one.getAttribute('data-name')!, name: one.querySelector('[role=img]')!.getAttribute('aria-label'),
  }))
  cleanup()
  return found
}

for (const name of ['yunnan', 'yunnan-five', 'yunnan-duli', 'yunnan-first']) {
  test(`${name}: every colour of a seat shows its income, and when it is paid that is what is paid`, () => {
    const moments = frames(name)
    const paid = moments.filter(({ decision, move }) => decision?.question === 'convert_income' && move!.events.some((event) => event.kind === 'income_earned'))
    expect(paid.length).toBeGreaterThan(1)
    for (const moment of [moments[0]!, ...paid]) {
      const { view, incomes } = moment
      for (let seat = 0; seat < view.seats; seat += 1) {
        const mine = incomes.filter((sheet) => sheet.seat === seat)
        expect(mine.length).toBeGreaterThan(0)
        expect(shown(moment, seat)).toEqual(mine.map((sheet) => ({ value: sheet.total, told: `Projected income: ${incomeParts(sheet, view)}`, name: 'Projected income' })))
        if (moment !== moments[0]) expect(mine.map((sheet) => sheet.total)).toEqual(mine.map((sheet) => view.income[sheet.colour]))
      }
    }
    expect(shown({ ...paid[0]!, incomes: [] }, 0), 'none told, none shown').toEqual([])
    expect(shown(moments.at(-1)!, 0), 'none after the end').toEqual([])
  })
}

test('the parts are told by place, traders and posts, with the gaps behind them', () => {
  const view = { edition: 'second', traders: [[3, 1, 0, 1, 0, 0]], posts: [[0, 1, 0, 1, 0, 0]] }
  const sheet = { seat: 0, colour: 0, traders: [3, 6, 0, 9, 0, 0], posts: [0, 1, 0, 0, 0, 0], gaps: [0, 0, 0, 1, 0, 0], total: 19 }
  expect(incomeParts(sheet, view)).toBe("Pu'er 3, Yunnan 6 + 1, Kang 9 (1 gap)")
  expect(incomeParts({ ...sheet, traders: [3, 6, 0, 0, 0, 0], gaps: [0, 0, 0, 2, 0, 0] }, view)).toContain('Kang 0 (2 gaps)')
  expect(incomeParts(sheet, { ...view, traders: [[0, 0, 0, 0, 0, 0]], posts: [[0, 0, 0, 0, 0, 0]] })).toBe('0')
})

test('it explains itself, with its section of the rules', () => {
  expect(yunnan.about('projected', { edition: 'first' })).toContain('if income were paid now')
  expect(RULES.yunnan).toContain(yunnan.section('projected'))
})

describe('what an action changes', () => {
  const sheets = (...totals: number[]) => totals.map((total, colour) => ({ seat: colour % 2, colour, total }))
  const before = { number: 4, view: { round: 2 }, decision: null, actions: [], scores: sheets(10, 20), incomes: sheets(3, 6, 0, 0), moves: [] }
  const told = { t: 'preview' as const, id: 'p', number: 4, version: 4, certain: true, view: { round: 2 }, scores: sheets(10, 20), incomes: before.incomes, events: [] }

  test('is one sum for a seat, also with two colours, and nothing where nothing changes', () => {
    expect(projectedGains(before, told)).toEqual([])
    expect(projectedGains(before, { ...told, incomes: sheets(1, 6, 4, 0) })).toEqual([{ seat: 0, what: 'income', by: 2 }])
    expect(projectedGains(before, { ...told, incomes: sheets(0, 6, 3, 0) }), 'from one colour to the other').toEqual([])
    expect(projectedGains(before, { ...told, incomes: sheets(3, 0, 0, 0), scores: sheets(12, 20) })).toEqual([{ seat: 1, what: 'income', by: -6 }, { seat: 0, what: 'end', by: 2 }])
  })

  test('is not told where the table has no projections, nor across rounds', () => {
    expect(projectedGains({ ...before, scores: [], incomes: [] }, { ...told, scores: null, incomes: null })).toEqual([])
    expect(projectedGains(before, { ...told, view: { round: 3 }, incomes: sheets(0, 0, 0, 0) })).toEqual([])
  })
})
