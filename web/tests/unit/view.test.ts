/** The table in play: choosing, being told, being refused. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { yunnan } from '../../src/games/yunnan/ui'
import { change } from '../../src/lib/settings.svelte'
import { Table } from '../../src/lib/table.svelte'
import { blankTable } from '../../src/lib/transport'
import TableView from '../../src/table/TableView.svelte'
import { frames } from './frames'

afterEach(cleanup)
const moments = frames('yunnan')
/** A moment at which bids can be made with traders from two places. */
const found = moments.find(({ decision, actions }) => decision?.question === 'place_trader' && new Set(actions.map((one) => one.action.source)).size > 1)

describe('at the table', () => {
  const { number, seat, view, decision, actions, scores, incomes } = found!
  function open() {
    const sent: Record<string, any>[] = []
    change({ pace: 'off', confirm: 'always', projection: true })
    const table = new Table()
    table.attach({ send: (message) => sent.push(message) > 0, close() {} })
    const info = { ...blankTable(), id: 't', game: 'yunnan', seats: view.colours.map((_: unknown, i: number) => ({ seat: i, kind: 'person', name: `P${i}`, taken: true, bot: null, stand_in: null })), mine: [seat!] }
    table.message({ t: 'state', number, version: number, table: info, seat, view, decision, actions, frontier: null, clock: null, log: [], chat: [], scores, incomes })
    const { container } = render(TableView, { props: { table, game: yunnan, names: ['P0', 'P1', 'P2', 'P3'] } })
    const on = (target: string) => container.querySelector<SVGGElement>(`[data-target="${target}"]`)!
    return { table, container, on, sent }
  }
  const again = (version: number, options = actions) => ({ t: 'update' as const, number, version, moves: [], view, decision, actions: options, frontier: null, clock: null, scores, incomes, status: 'running', winners: [] })
  const bid = actions.find(({ action }) => action.kind === 'place_bid')!.action
  const space = `space:${bid.building}:${bid.price}`

  test('news leave what I have chosen alone while it is still legal, and drop it when it is not', async () => {
    const { table, on } = open()
    await fireEvent.click(on(space))
    expect(on(space).getAttribute('aria-pressed')).toBe('true')
    table.message(again(number + 1))
    await tick()
    expect(on(space).getAttribute('aria-pressed')).toBe('true')
    table.message(again(number + 2, actions.filter(({ action }) => action.kind === 'pass')))
    await tick()
    expect(on(space).getAttribute('aria-pressed')).toBe('false')
  })

  test('the one action left is shown, its outcome asked for and told', async () => {
    const { table, container, on, sent } = open()
    await fireEvent.click(on(space))
    await fireEvent.click(on(bid.source === 'reserve' ? 'reserve' : `trader:${bid.source}`))
    expect(container.querySelector('.ghost')).toBeTruthy()
    const asked = await vi.waitFor(() => sent.find((one) => one.t === 'preview') ?? expect.fail('not asked yet'), { timeout: 5000 })
    expect(asked.action).toEqual(bid)
    const after = { ...view, coins: view.coins.map((n: number, c: number) => (c === 0 ? n - 4 : n)) }
    table.message({ t: 'preview', id: asked.id, number, version: number, certain: true, view: after, scores, incomes: incomes.map((sheet) => (sheet.colour === 0 ? { ...sheet, total: sheet.total + 2 } : sheet)), events: [] })
    flushSync()
    expect(container.querySelector('.forecast')!.textContent).toContain('−4 coins, +2 income')
    table.message(again(number + 1))
    flushSync()
    expect(container.querySelector('.forecast')!.textContent).toBe('')
  })

  test('projected incomes stand in the panels, unless the table or the person wants none', async () => {
    const { table, container } = open()
    const shown = () => [...container.querySelectorAll('.players [data-about=projected] dd')].map((one) => Number(one.textContent)).sort()
    expect(shown()).toEqual(incomes.map((sheet) => sheet.total).sort())
    change({ projection: false })
    await tick()
    expect(shown()).toEqual([])
    change({ projection: true })
    table.message({ ...again(number + 1), incomes: null })
    await tick()
    expect(shown()).toEqual([])
  })

  test('where chance or others decide, that is said', async () => {
    const { table, container, on, sent } = open()
    await fireEvent.click(on(space))
    await fireEvent.click(on(bid.source === 'reserve' ? 'reserve' : `trader:${bid.source}`))
    const asked = await vi.waitFor(() => sent.find((one) => one.t === 'preview') ?? expect.fail('not asked yet'), { timeout: 5000 })
    table.message({ t: 'preview', id: asked.id, number, version: number, certain: false, view: null, scores: null, incomes: null, events: null })
    flushSync()
    expect(container.querySelector('.forecast')!.textContent).toContain('chance')
  })

  test('the title and the little picture tell my turn, and only then', async () => {
    const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }))
    const { table } = open()
    await tick()
    expect(document.title).toContain('★')
    expect(icon.getAttribute('href')).toContain('turn')
    table.message({ ...again(number + 1, []), decision: null })
    await tick()
    expect(document.title).toBe('Serai')
    expect(icon.getAttribute('href')).not.toContain('turn')
    icon.remove()
  })

  test('the same question asked again is read out again', async () => {
    const { table, container } = open()
    const alarm = () => container.querySelector('[aria-live=assertive]')!.textContent
    await tick()
    const first = alarm()
    expect(first).not.toBe('')
    table.message(again(number + 1, []))
    await tick()
    expect(alarm()).toBe('')
    table.message(again(number + 2))
    await tick()
    expect(alarm()).toBe(first)
  })

  test('what the bar pointed at leaves no shadow when it is not on offer any more', async () => {
    const { table, container } = open()
    const others = actions.filter(({ action }) => action.kind === 'place_bid').slice(-2)
    const button = () => [...container.querySelectorAll<HTMLElement>('.bar .choices button')]
    await fireEvent.pointerEnter(button()[0]!)
    await fireEvent.mouseEnter(button()[0]!)
    await fireEvent.focus(button()[0]!)
    await vi.waitFor(() => expect(table.forecasts['wanted']).toBe('pass'))
    table.message(again(number + 1, others))
    await tick()
    expect(table.forecasts['wanted']).toBeNull()
  })

  test('each panel tells what its player did last, without the name, and leads there', async () => {
    const { table, container } = open()
    const bids = [0, 1].map((c) => ({ number: c + 1, seat: view.colours[c].seat, actor: 'person', at: 0, action: null, notation: null, events: [{ kind: 'trader_placed', colour: c, source: 0, building: 0, price: 5 + 2 * c }] }))
    table.message({ t: 'state', number, version: number + 1, table: table.info!, seat, view, decision, actions, frontier: null, clock: null, log: bids, chat: [], scores, incomes: [] })
    const lookAt = vi.spyOn(table, 'lookAt').mockResolvedValue()
    await tick()
    const last = (c: number) => container.querySelector<HTMLAnchorElement>(`#seat-${view.colours[c].seat} .last`)!
    expect(last(0).textContent).toMatch(/^bids 5 in the Trade School/)
    expect(last(1).textContent).toMatch(/^bids 7 in the Trade School/)
    expect(last(1).getAttribute('href')).toBe('?at=2')
    await fireEvent.click(last(1))
    expect(lookAt).toHaveBeenCalledWith(2, undefined)
  })

  test('a refusal leads to its section of the rules', async () => {
    const { table, container } = open()
    table.message({ t: 'refused', id: 'x', reason: 'too_few_passes', section: '2e p. 9', values: { needed: 2, passes: 1 }, number, version: number })
    await tick()
    expect(container.querySelector('.refused button')!.textContent).toContain('2e p. 9')
  })

  test('what a finger holds explains itself', async () => {
    const { container, on } = open()
    on(space).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 5, clientY: 5 }))
    await vi.waitFor(() => expect(container.querySelector('[role=tooltip]')?.textContent).toContain('bid'), { timeout: 5000 })
    await fireEvent.click(on(space))
    expect(on(space).getAttribute('aria-pressed'), 'a finger that asked has not chosen').toBe('false')
  })
})
