/** What the tests do at a table, as a person would: look, touch, confirm. */
import AxeBuilder from './axe'
import { expect, type Page } from '@playwright/test'

export interface Wish {
  game: 'yunnan' | 'silk_road'
  seats?: number
  kinds?: ('person' | 'bot' | 'hotseat')[]
  edition?: string
  variants?: string[]
  seed?: number
}

export const SETTINGS = { confirm: 'never', pace: 'off', sound: false }

/** Be a guest and sit at a running table; its id. */
export async function sitDown(page: Page, wish: Wish, settings: Record<string, unknown> = SETTINGS): Promise<string> {
  await page.goto('/')
  return page.evaluate(async ({ wish, settings }) => {
    localStorage.setItem('serai.settings', JSON.stringify(settings))
    const send = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    }
    if (!(await fetch('/api/me')).ok) await send('/guest', { name: 'Tester' })
    const kinds = wish.kinds ?? ['person', ...Array.from({ length: (wish.seats ?? 3) - 1 }, () => 'bot' as const)]
    const seats = kinds.map((kind: string) => (kind === 'bot' ? { kind, bot: 'random' } : { kind }))
    const { game, edition, variants = [], seed } = wish
    const table = await send('/tables', { game, seats, variants, ...(edition ? { edition } : {}), ...(seed === undefined ? {} : { seed }), seat: 0 })
    if (kinds.filter((kind: string) => kind === 'person').length === 1) await send(`/tables/${table.id}/start`, {})
    return table.id as string
  }, { wish, settings })
}

export async function openTable(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/#/table/${id}${query}`)
  await page.reload()
  await page.locator('.bar').waitFor()
}

export const over = (page: Page) => page.locator('.end').count()

/** The question asked of us now, by the words of the bar; null while others are awaited. */
export async function myQuestion(page: Page): Promise<string | null> {
  const bar = page.locator('.bar.mine .said span').first()
  return (await bar.count()) ? bar.innerText().catch(() => null) : null
}

export type Choose = (page: Page) => Promise<boolean>

/** Play until the game is over (or so many answers are given); the questions that were asked. */
export async function playOn(page: Page, choose: Choose, limit = 2000, seconds = 160): Promise<{ questions: Set<string>; answers: number }> {
  const questions = new Set<string>()
  const until = Date.now() + seconds * 1000
  let answers = 0
  while (Date.now() < until && answers < limit && !(await over(page))) {
    const question = await myQuestion(page)
    if (!question) {
      await page.waitForTimeout(25)
      continue
    }
    questions.add(question.replace(/\d+/g, '#'))
    if (await choose(page)) answers += 1
    else await page.waitForTimeout(20)
  }
  return { questions, answers }
}

let state = 12345
export function random(count: number): number {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0
  return Math.floor((state / 4294967296) * count)
}

/** By mouse: something that glows on the board, or a button of the bar. */
export const byMouse: Choose = async (page) => {
  const glowing = page.locator('.stage .hit.open')
  const buttons = page.locator('.bar.mine .choices button.primary, .bar.mine .choices button[data-key]')
  const [g, b] = [await glowing.count(), await buttons.count()]
  const pool = g && (!b || random(100) < 80) ? glowing : buttons
  const count = pool === glowing ? g : b
  if (!count) return false
  return pool.nth(random(count)).click({ timeout: 800, force: true }).then(() => true, () => false)
}

export async function axe(page: Page, where: string): Promise<void> {
  const violations = await AxeBuilder(page)
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
