/** What the tests do around a table: be somebody, sit down, open it, look. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import findFaults from './axe'

export type GameName = 'yunnan' | 'silk_road'

export interface Wish {
  game: GameName
  seats?: number
  kinds?: ('person' | 'bot' | 'hotseat')[]
  edition?: string
  variants?: string[]
  seed?: number
  name?: string
  access?: 'open' | 'invitation'
  clock?: Record<string, unknown>
  /** Begin at once; otherwise when everybody sits. */
  start?: boolean
}

export const SETTINGS = { confirm: 'never', pace: 'off', sound: false }

/** Be a guest, with these settings. */
export async function beGuest(page: Page, name = 'Tester', settings: Record<string, unknown> = SETTINGS): Promise<void> {
  await page.goto('/health') // a page without the client: it would ask who is there while that is being settled
  await page.evaluate(async ({ name, settings }) => {
    localStorage.setItem('serai.settings', JSON.stringify(settings))
    if ((await fetch('/api/me')).ok) return
    await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) })
  }, { name, settings })
}

/** Be a guest and sit at a table; its id. */
export async function sitDown(page: Page, wish: Wish, settings: Record<string, unknown> = SETTINGS): Promise<string> {
  await beGuest(page, wish.name, settings)
  return page.evaluate(async (wish) => {
    const send = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    }
    const kinds = wish.kinds ?? ['person', ...Array.from({ length: (wish.seats ?? 3) - 1 }, () => 'bot' as const)]
    const seats = kinds.map((kind: string) => (kind === 'bot' ? { kind, bot: 'random' } : { kind }))
    const { game, edition, variants = [], seed, clock, access = 'open' } = wish
    const table = await send('/tables', { game, seats, variants, access, ...(edition ? { edition } : {}), ...(clock ? { clock } : {}), ...(seed === undefined ? {} : { seed }), seat: 0 })
    if (wish.start !== false && kinds.filter((kind: string) => kind === 'person').length === 1) await send(`/tables/${table.id}/start`, {})
    return table.id as string
  }, wish)
}

export async function openTable(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/tables/${id}${query}`)
  await page.locator('.bar').waitFor()
}

export const shownNumber = async (page: Page) => Number(await page.locator('.timeline input').getAttribute('max'))

/** What the server has: for comparing, never for playing. */
export async function stored(page: Page, id: string): Promise<{ number: number; version: number; question: string | null }> {
  return page.evaluate(async (id) => {
    const { number, version, decision } = await (await fetch(`/api/tables/${id}/state?seat=0`)).json()
    return { number, version, question: decision?.question ?? null }
  }, id)
}

const root = resolve(import.meta.dirname, '../../..')
export const python = process.env.PYTHON ?? [resolve(root, '.venv/bin/python'), 'python3'].find((one) => one === 'python3' || existsSync(one))!

/** The questions that the rules ask in this mode, from the engine itself. */
export function questionsOf(game: GameName, seats: number, edition: string | undefined): string[] {
  return JSON.parse(execFileSync(python, [resolve(import.meta.dirname, 'questions.py'), game, String(seats), edition ?? ''], { encoding: 'utf8' }))
}

export async function axe(page: Page, where: string, within = 'html'): Promise<void> {
  const violations = await findFaults(page, within)
  expect(violations.map((one) => `${where}: ${one.id} ${one.nodes.slice(0, 3).join(' | ')}`)).toEqual([])
}

export async function noOverflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const most = document.documentElement.clientWidth + 1
    if (document.documentElement.scrollWidth <= most) return []
    return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > most && !one.closest('svg')).slice(0, 5).map((one) => `${one.tagName}.${one.className}`)
  })
  expect(wide, where).toEqual([])
}

/** No name of a text where its words should be. */
export async function noRawTexts(page: Page, where: string): Promise<void> {
  const raw = await page.locator('body').innerText()
  expect(raw.match(/\b(?:yunnan|silk-road|refused|learn|rules|new|setting|table|bar|log|nav|lobby|notice)-[a-z-]+\b/g) ?? [], where).toEqual([])
}

/** Go to a page and wait until it shows what it has to show first. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`/${path}`)
  await page.locator('main h1, main .bar').first().waitFor()
}

/** The goods behind a seat's screen, where they are open to this window. */
export const handOf = (page: Page, seat: number) => page.locator(`#seat-${seat} [data-about="good"]`)
