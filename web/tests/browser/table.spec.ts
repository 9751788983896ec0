/** Around the game: two people, lost connections, reloads, refusals, undo, looking back, tutorials. */
import type { Page } from '@playwright/test'
import { expect, test } from './base'
import { answer, byMouse, play, sayOnly } from './player'
import { wireTo } from './proxy'
import { axe, handOf, beGuest, openTable, SETTINGS, shownNumber, sitDown, stored } from './table'

const GOODS = 5
const port = Number(process.env.SERAI_TEST_PORT)

/** Bob takes the free seat in a window of his own, and the table begins. */
async function joined(page: Page, second: Page, id: string): Promise<Page> {
  await beGuest(second, 'Bob')
  await second.goto(`/tables/${id}`)
  await second.getByRole('button', { name: 'Take this seat' }).click()
  await page.goto(`/tables/${id}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  return second
}

test('two people at one table: each sees the moves of the other, and none of the secrets', async ({ page, visitor }) => {
  const id = await sitDown(page, { game: 'silk_road', kinds: ['person', 'person', 'bot'], seed: 1, name: 'Ada' })
  const second = await joined(page, await visitor(), id)
  const people = [page, second]
  for (const one of people) await one.locator('.bar').waitFor()
  const awaited = async () => {
    for (;;) {
      for (const [seat, one] of people.entries()) if (await one.locator('[data-question]').count()) return seat
      if (await page.locator('.end').count()) return null
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)))
    }
  }
  let covered = 0
  const moves = [0, 0]
  for (let i = 0; i < 400 && (i < 24 || !covered); i += 1) {
    const seat = await awaited()
    if (seat === null) break
    const [mine, other] = [people[seat]!, people[1 - seat]!]
    const question = await mine.locator('[data-question]').getAttribute('data-question')
    const before = await shownNumber(other)
    const waits = question === 'reveal' && (await other.locator('[data-question]').count()) > 0
    const linesBefore = waits ? await other.locator('.log li').count() : 0
    const prefer = ['tile:vizier', 'tile:thief']
    if (i % 4) await sayOnly(mine, { prefer })
    else await answer(mine, byMouse, { prefer })
    moves[seat]! += 1
    await expect.poll(() => shownNumber(other), { intervals: [20] }).toBeGreaterThan(before)
    if (waits) {
      // a covered answer: the other one is still asked, and learns nothing of it
      covered += 1
      await expect(other.locator('[data-question="reveal"]')).toBeVisible()
      expect((await other.locator('.log li').allInnerTexts()).slice(linesBefore).join()).not.toMatch(/\d/)
      for (const one of people) await one.reload()
      await expect(other.locator('[data-question="reveal"]')).toBeVisible()
      await expect(mine.locator('.bar')).toBeVisible()
      await expect(mine.locator('[data-question]')).toHaveCount(0)
    }
    if (i % 5 === 0) {
      for (const [own, one] of people.entries()) {
        await expect(handOf(one, own)).toHaveCount(GOODS)
        for (const foreign of [1 - own, 2]) await expect(handOf(one, foreign)).toHaveCount(0)
      }
    }
  }
  expect(Math.min(...moves)).toBeGreaterThan(3)
  expect(covered).toBeGreaterThan(0)
})

test('two windows of one person show the same', async ({ page, context }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await openTable(page, id)
  const second = await context.newPage()
  await openTable(second, id)
  for (let i = 0; i < 4; i += 1) {
    await play(i % 2 ? second : page, { limit: 3 })
    const number = await shownNumber(i % 2 ? second : page)
    await expect((i % 2 ? page : second).locator('.timeline input')).toHaveAttribute('max', String(number))
  }
})

test('a lost connection is told, and play goes on after it', async ({ visitor }) => {
  const wire = await wireTo(port)
  const page = await visitor({ baseURL: wire.url })
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await openTable(page, id)
  await play(page, { limit: 5 })
  const banner = page.locator('.banner[role=alert]')
  for (let i = 0; i < 3; i += 1) {
    const before = await shownNumber(page)
    wire.cut()
    await expect(banner).toBeVisible()
    wire.mend()
    await expect(banner).toHaveCount(0, { timeout: 30_000 })
    await play(page, { limit: 3 })
    await expect.poll(() => shownNumber(page)).toBeGreaterThan(before)
  }
  // an answer that arrives, whose receipt does not: it is sent again, and counts once
  await page.locator('[data-question]').waitFor()
  const before = await stored(page, id)
  wire.mute()
  await sayOnly(page)
  wire.cut()
  await expect(banner).toBeVisible()
  wire.mend()
  await expect(banner).toHaveCount(0, { timeout: 30_000 })
  await page.locator('[data-question], .end').first().waitFor()
  const after = await stored(page, id)
  expect(after.number).toBeGreaterThan(before.number)
  expect(await shownNumber(page)).toBe(after.number)
  await play(page, { limit: 3 })
  await wire.close()
})

test('a reload at any moment loses nothing', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' })
  const moving = { ...SETTINGS, confirm: 'irreversible', pace: 'fast' }
  const id = await sitDown(page, { game: 'yunnan', seats: 2, edition: 'second', seed: 6 }, moving)
  await openTable(page, id)
  const comesBack = async (what: string) => {
    await page.reload()
    await page.locator('[data-question], .end').first().waitFor({ timeout: 30_000 })
    const now = await stored(page, id)
    await expect(page.locator('.timeline input'), what).toHaveAttribute('max', String(now.number))
    if (now.question) await expect(page.locator('[data-question]'), what).toHaveAttribute('data-question', now.question)
    return now.number
  }
  await comesBack('asked')
  await page.locator('[data-target="reserve"]').click()
  await expect(page.locator('[data-target][aria-pressed="true"]').first()).toBeVisible()
  await comesBack('half chosen')
  await expect(page.locator('[data-target][aria-pressed="true"]')).toHaveCount(0)
  await page.locator('[data-target^="space:"][aria-disabled="false"]').first().click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
  const number = await comesBack('to be confirmed')
  await page.locator('[data-target^="space:"][aria-disabled="false"]').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click({ noWaitAfter: true })
  expect(await comesBack('just sent')).toBeGreaterThanOrEqual(number)
  // pieces are moving: this page is behind the server
  await sayOnly(page)
  await comesBack('while pieces move')
  await page.getByRole('button', { name: 'Closer' }).click()
  await comesBack('zoomed')
  await play(page, { leave: ['travel'] })
  await comesBack('travelling')
  const goal = page.locator('[data-target^="province:"][aria-disabled="false"]')
  await expect(goal).not.toHaveCount(0)
  const here = await shownNumber(page)
  await sayOnly(page, { board: true, prefer: ['province:'] })
  const onTheRoad = await comesBack('on the road')
  expect(onTheRoad).toBeGreaterThan(here)
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(onTheRoad - 1))
  expect(await comesBack('taken back')).toBe(onTheRoad - 1)
  await page.locator('.log').getByRole('listitem').getByRole('button').first().click()
  await expect(page.locator('.bar')).toContainText('earlier moment')
  await page.reload()
  await expect(page.locator('.bar')).toContainText('earlier moment')
  await page.locator('.bar').getByRole('button', { name: 'To now' }).click()
  await play(page, { leave: ['convert_income'] })
  await comesBack('an amount')
  await page.evaluate((settings) => localStorage.setItem('serai.settings', JSON.stringify(settings)), SETTINGS)
  await page.reload()
  expect((await play(page)).why).toBe('over')
  await comesBack('over')
  await expect(page.getByRole('region', { name: 'The result' })).toBeVisible()
})

test('a reload while all are asked at once', async ({ page }) => {
  let reloads = 0
  for (let seed = 2; seed < 12 && reloads < 2; seed += 1) {
    await openTable(page, await sitDown(page, { game: 'silk_road', seats: 3, seed }))
    while (reloads < 2 && (await play(page, { leave: ['reveal'], prefer: ['tile:vizier'] })).why === 'left') {
      await page.reload()
      await expect(page.locator('[data-question]')).toHaveAttribute('data-question', 'reveal')
      expect(await answer(page, byMouse)).toBe('reveal')
      reloads += 1
    }
  }
  expect(reloads).toBe(2)
})

test('what is not allowed says why, and opens the rule', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 3, seed: 9 }))
  await page.locator('[data-question]').waitFor()
  await page.locator('[data-target="space:school:15"]').click({ force: true })
  const refused = page.locator('.refused')
  await expect(refused).toContainText('Too expensive')
  await refused.getByRole('button', { name: /Rules/ }).click()
  await expect(page.locator('dialog section.here')).toContainText('Bidding')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a bid is shown first, then confirmed; travel can be undone and done again, and a lock shows where that ends', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 12 }, { ...SETTINGS, confirm: 'irreversible' }))
  await page.locator('[data-question]').waitFor()
  await page.locator('[data-target^="space:"][aria-disabled="false"]').first().click({ force: true })
  await expect(page.locator('.stage .ghost')).toHaveCount(1)
  await page.mouse.move(2, 2) // what lies under the pointer may show a ghost of its own
  await page.keyboard.press('Escape')
  await expect(page.locator('.stage .ghost')).toHaveCount(0)
  while ((await page.locator('[data-question]').getAttribute('data-question')) !== 'travel') {
    const before = await shownNumber(page)
    await page.locator('.bar').getByRole('button', { name: 'Pass' }).first().click()
    const confirm = page.locator('.bar').getByRole('button', { name: 'Confirm' })
    await confirm.or(page.locator(`.timeline input:not([max="${before}"])`)).first().waitFor()
    if (await confirm.count()) await confirm.click()
    await page.waitForFunction((before) => document.querySelector<HTMLInputElement>('.timeline input')!.max !== before && document.querySelector('[data-question]'), String(before))
  }
  const before = await shownNumber(page)
  const income = page.locator('.players li.me [data-about="projected"] dd')
  await expect(income).toHaveText('3') // the market pays three in all
  // one goal only: touching the province, or the trader, is enough
  await page.locator('[data-target="province:yunnan"]').click({ force: true })
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before + 1))
  await expect(income).toHaveText('9')
  const lock = page.getByRole('img', { name: /^Undo ends here/ })
  for (const where of ['.log', '.timeline']) await expect(page.locator(where).getByRole('img', { name: /^Undo ends here/ })).toHaveCount(1)
  const line = await page.locator('.log li').filter({ has: lock }).innerText()
  const travelled = await page.locator('.log li').last().innerText()
  await page.keyboard.press('u')
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before))
  await expect(income).toHaveText('3')
  await expect(page.locator('.bar').getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'false')
  await page.locator('.bar').getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before + 1))
  await expect(page.locator('.log li').last()).toHaveText(travelled)
  expect(await page.locator('.log li').filter({ has: lock }).innerText()).toBe(line)
  await page.keyboard.press('u')
  await expect(page.locator('.bar').getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('r')
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before + 1))
  await expect(page.locator('.bar').getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
})

test('looking back, in a running game and a finished one: log, timeline, keys, address', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1, edition: 'second' })
  await openTable(page, id)
  const bar = page.locator('.bar')
  const slider = page.locator('.timeline input')
  for (const end of [false, true]) {
    if ((await play(page, end ? {} : { limit: 12 })).why === 'over') {
      const result = page.getByRole('dialog', { name: 'The result' })
      await expect(result.getByRole('button', { name: 'Rematch' })).toBeVisible()
      // what decided the game leads there, and back to a result that waits in its card
      await result.getByRole('region', { name: 'Moments that decided it' }).getByRole('button').first().click()
      await expect(bar).toContainText('earlier moment')
      await expect(result).toHaveCount(0)
      await page.getByRole('button', { name: 'To now' }).first().click()
      await expect(page.getByRole('region', { name: 'The result' })).toBeVisible()
      await expect(result).toBeHidden()
    }
    await page.locator('.log').getByRole('listitem').getByRole('button').first().click()
    await expect(bar).toContainText('earlier moment')
    expect(page.url()).toContain('at=')
    const at = Number(await slider.inputValue())
    await page.keyboard.press('.')
    await expect(slider).toHaveValue(String(at + 1))
    await page.keyboard.press(',')
    await expect(slider).toHaveValue(String(at))
    await page.keyboard.press(']')
    await expect(slider).not.toHaveValue(String(at))
    await page.keyboard.press('[')
    await page.reload()
    await expect(bar).toContainText('earlier moment')
    await expect(page.locator('[data-question]')).toHaveCount(0)
    await page.getByRole('button', { name: 'To now' }).first().click()
    await expect(bar).not.toContainText('earlier moment')
  }
  const number = await shownNumber(page)
  for (const at of [0, Math.floor(number / 3), number - 1]) {
    await openTable(page, id, `?at=${at}`)
    await expect(slider).toHaveValue(String(at))
    await expect(slider).toHaveAttribute('max', String(number))
  }
})

test('a shared moment of a private table, opened by a stranger: back, on, and with other eyes', async ({ page, visitor }) => {
  const id = await sitDown(page, { game: 'silk_road', seats: 3, seed: 1, access: 'invitation' })
  await openTable(page, id)
  await play(page, { limit: 3 })
  const link = async () => {
    await page.locator('.tools summary').first().click()
    await page.evaluate(() => { (window as any).copied = ''; navigator.clipboard.writeText = async (text) => void ((window as any).copied = text) })
    await page.getByRole('button', { name: 'Link to this position' }).click()
    return new URL(await page.evaluate(() => (window as any).copied as string))
  }
  const stranger = await visitor()
  await stranger.goto(`/tables/${id}`)
  await expect(stranger.getByRole('alert')).toContainText('no such table')

  const slider = stranger.locator('.timeline input')
  const alert = stranger.locator('.notice.wrong, .refused')
  const record = () => stranger.evaluate(async () => {
    const href = [...document.querySelectorAll<HTMLAnchorElement>('.tools a[download]')].map((one) => one.href)
    return Promise.all(href.map(async (one) => (await fetch(one)).status))
  })
  await page.locator('.log').getByRole('listitem').getByRole('button').first().click()
  await expect(page.locator('.bar')).toContainText('earlier moment')
  const running = await link()
  await stranger.goto(running.pathname + running.search)
  await expect(stranger.locator('.bar')).toContainText('earlier moment')
  const at = Number(running.searchParams.get('at'))
  await expect(slider).toHaveValue(String(at))
  await stranger.keyboard.press('.')
  await expect(slider).toHaveValue(String(at + 1))
  expect(await record()).toEqual([200, 200])
  for (const seat of [0, 1, 2]) await expect(handOf(stranger, seat)).toHaveCount(0)

  await page.locator('.bar').getByRole('button', { name: 'To now' }).click()
  expect((await play(page)).why).toBe('over')
  await page.goto(`/tables/${id}?at=${at}`)
  await expect(page.locator('.bar')).toContainText('earlier moment')
  await page.locator('.eyes').selectOption('all')
  await expect(page).toHaveURL(/eyes=all/)
  const over = await link()
  await stranger.goto(over.pathname + over.search)
  await expect(stranger.locator('.eyes')).toHaveValue('all')
  await expect(slider).toHaveValue(String(at))
  for (const seat of [0, 1, 2]) await expect(handOf(stranger, seat)).toHaveCount(GOODS)
  await stranger.locator('.eyes').selectOption('1')
  await expect(stranger).toHaveURL(/eyes=1/)
  await expect(handOf(stranger, 1)).toHaveCount(GOODS)
  await expect(handOf(stranger, 0)).toHaveCount(0)
  await stranger.locator('.eyes').selectOption('spectator')
  await expect(stranger).toHaveURL(/eyes=spectator/)
  for (const seat of [0, 1, 2]) await expect(handOf(stranger, seat)).toHaveCount(0)
  await expect(alert).toHaveCount(0)
  expect(await record()).toEqual([200, 200])
})

test('a table that the server will not tell says so, and is not asked for again', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  let calls = 0
  await page.routeWebSocket(/\/socket/, (socket) => {
    calls += 1
    socket.send(JSON.stringify({ t: 'error', reason: 'rules_changed', values: { stored: 1, present: 2 }, number: 0, version: 0 }))
    void socket.close({ code: 1008, reason: 'rules_changed' })
  })
  await page.goto(`/tables/${id}`)
  await expect(page.getByRole('alert')).toContainText('earlier version of the rules')
  await expect(page.getByText('One moment')).toHaveCount(0)
  await page.waitForTimeout(2500) // several times the first wait
  expect(calls).toBe(1)
})

test('words over the limit come back into their line', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  const said: string[] = []
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const spoken = JSON.parse(String(message))
      if (spoken.t !== 'chat') return server.send(message)
      said.push(spoken.text)
      socket.send(JSON.stringify({ t: 'error', reason: 'slow_down', values: {}, number: 0, version: 0 }))
      if (said.length === 1) void socket.close({ code: 1008, reason: 'slow_down' })
    })
  })
  await openTable(page, id)
  await page.getByRole('button', { name: 'Chat' }).click()
  const line = page.locator('.chat input')
  await line.fill('hello')
  await line.press('Enter')
  await expect(page.locator('.notice.wrong')).toContainText('Too fast')
  await expect(line).toHaveValue('hello')
  const banner = page.locator('.banner[role=alert]')
  await expect(banner).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(said).toEqual(['hello'])
})

for (const game of ['yunnan', 'silk_road'] as const) {
  test(`the tutorial of ${game} can be played to its end`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((settings) => localStorage.setItem('serai.settings', JSON.stringify(settings)), SETTINGS)
    await page.goto(`/learn/${game}`)
    await page.reload()
    const guide = page.locator('.guide')
    await guide.waitFor()
    let touched = 0
    let shown = 0
    let switched = false
    for (let i = 0; i < 400; i += 1) {
      await page.waitForFunction(() => document.querySelector('.guide a.primary, .guide .task button'))
      if (await guide.locator('a.primary').count()) break
      const step = await shownNumber(page)
      if (!switched && touched + shown > 3) {
        switched = true
        // in another language it goes on where it was
        for (const [language, word] of [['de', 'Zeig'], ['en', 'Show me']] as const) {
          await page.locator('header select').selectOption(language)
          await expect(guide.locator('.task button')).toContainText(word)
          expect(await shownNumber(page)).toBe(step)
        }
      }
      // what glows is touched, at most a few things for one step; what is not on the board is shown
      for (let k = 0; k < 4 && (await shownNumber(page)) === step; k += 1) {
        const glowing = page.locator('.stage [data-target][aria-disabled="false"][aria-pressed="false"]')
        if (!(await glowing.count())) break
        const { at } = await play(page, { aim: true, board: true })
        await page.mouse.click(at!.x, at!.y)
        touched += 1
      }
      if ((await shownNumber(page)) === step) {
        await guide.getByRole('button', { name: 'Show me' }).click()
        shown += 1
      }
      await page.waitForFunction((step) => document.querySelector<HTMLInputElement>('.timeline input')!.max !== step, String(step))
    }
    await expect(guide.locator('a.primary')).toBeVisible()
    expect(switched).toBe(true)
    expect(touched).toBeGreaterThan(3)
    expect(touched).toBeGreaterThan(shown / 3)
    await axe(page, `learn ${game}`)
    // and on to the first game, until something is asked there
    await guide.locator('a.primary').click()
    await page.waitForURL(/\/tables\/[^/?]+/)
    await page.locator('[data-question]').waitFor()
    expect(await page.locator('.stage [data-target][aria-disabled="false"], .bar .choices button').count()).toBeGreaterThan(0)
  })
}

test('whose time is over at a mild table can play on', async ({ page }) => {
  const clock = { kind: 'live', seconds: 600, increment: 0, timeout: 'mild' }
  const id = await sitDown(page, { game: 'yunnan', seats: 4, seed: 1, clock })
  // as the server tells it when the clock has run out; bots would play the game to its end meanwhile
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const message = JSON.parse(text as string)
      if (message.t === 'state') message.clock.left[0] = 0
      socket.send(JSON.stringify(message))
    })
  })
  await openTable(page, id)
  await expect(page.locator('aside').getByRole('alert')).toContainText('Your time is over')
  const asked = page.waitForResponse(/takeback-seat$/)
  await page.getByRole('button', { name: 'Play again myself' }).click()
  expect((await asked).ok()).toBe(true)
})

test('a second click on Undo meets nothing else', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, edition: 'second', seed: 8 })
  await openTable(page, id)
  await play(page, { leave: ['travel'] })
  const before = (await stored(page, id)).number
  await sayOnly(page, { board: true, prefer: ['province:'] })
  const undo = page.locator('.bar').getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  const { x, y, width, height } = (await undo.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before))
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('[data-question]')).toBeVisible()
  const { number, question } = await stored(page, id)
  expect([number <= before, question]).toEqual([true, 'travel'])
  expect(await undo.boundingBox()).toEqual({ x, y, width, height })
})

test('farther back than the lock when all agree: one asks from the moment, the other answers', async ({ page, visitor }) => {
  const id = await sitDown(page, { game: 'yunnan', kinds: ['person', 'person'], seed: 1, name: 'Ada' })
  const second = await joined(page, await visitor(), id)
  const people = [page, second]
  for (let moves = 0; moves < 4;) {
    for (const one of people) {
      if (!(await one.locator('[data-question]').count())) continue
      await sayOnly(one)
      moves += 1
    }
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)))
  }
  const slider = page.locator('.timeline input')
  const bar = page.locator('.bar')
  // both have seen the last move before anybody asks
  await expect.poll(async () => (await shownNumber(second)) === (await stored(page, id)).number && (await shownNumber(page)) === (await shownNumber(second))).toBe(true)
  for (const agree of [false, true]) {
    await page.keyboard.press('Home')
    await bar.getByRole('button', { name: 'Ask to go back to here' }).click()
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
    await second.getByRole('button', { name: agree ? 'Agree' : 'Refuse' }).click()
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0)
  }
  await expect(slider).toHaveAttribute('max', '0')
  await expect(second.locator('.timeline input')).toHaveAttribute('max', '0')
})

test('alone with bots one goes back to any moment that is looked at', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'silk_road', seats: 3, seed: 2 }))
  await play(page, { limit: 6 })
  await page.keyboard.press('Home')
  await page.locator('.bar').getByRole('button', { name: 'Go back to here' }).click()
  await expect(page.locator('.bar')).not.toContainText('earlier moment')
  await expect.poll(() => shownNumber(page)).toBeLessThan(6)
  expect((await play(page, { limit: 3 })).faults).toEqual([])
})
