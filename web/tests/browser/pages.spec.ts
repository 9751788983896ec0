/** Every page: words, widths, light and dark, what axe finds, what the server allows a page to load, how much it loads. */
import { gzipSync } from 'node:zlib'
import { expect, test } from './base'
import { play } from './player'
import { axe, noOverflow, noRawTexts, openTable, SETTINGS, sitDown, visit } from './table'

const SIZES = [[360, 640], [768, 1024], [1280, 800], [2560, 1440]] as const
const PAGES = ['', 'new/yunnan', 'new/silk_road', 'mine', 'watch', 'settings', 'rules/yunnan', 'rules/silk_road', 'learn', 'learn/yunnan', 'learn/silk_road']

for (const language of ['de', 'fr', 'it', 'en'] as const) {
  test(`every page fits in ${language}`, async ({ page }) => {
    const id = await sitDown(page, { game: 'yunnan', seats: 4, seed: 1 }, { ...SETTINGS, language })
    const silk = await sitDown(page, { game: 'silk_road', seats: 6, seed: 1 }, { ...SETTINGS, language })
    const open = await sitDown(page, { game: 'silk_road', seats: 6, seed: 1, start: false }, { ...SETTINGS, language })
    await page.reload()
    for (const path of [...PAGES, `tables/${id}`, `tables/${silk}`, `tables/${open}`]) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await noOverflow(page, `${language} ${path} ${width}`)
      }
      await noRawTexts(page, `${language} ${path}`)
    }
  })
}

for (const game of ['yunnan', 'silk_road'] as const) {
  test(`the board of ${game} fills its room from a phone to a wall, and nothing sticks out`, async ({ page }) => {
    await openTable(page, await sitDown(page, { game, seats: 5, seed: 1 }))
    await page.locator('[data-question]').waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const where = `${game} ${width}`
      await noOverflow(page, where)
      const { board, room, scrolls, cut } = await page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>('.stage .sheet > svg')!
        const box = svg.getBoundingClientRect()
        const { width, height } = svg.viewBox.baseVal
        const scale = Math.min(box.width / width, box.height / height) // what is drawn, without the room beside it
        const room = document.querySelector('.stage')!.getBoundingClientRect()
        const inside = [...document.querySelectorAll('aside, aside .players > li')].filter((one) => one.scrollWidth > one.clientWidth + 1)
        return {
          board: { width: width * scale, height: height * scale }, room: { width: room.width, height: room.height },
          scrolls: document.documentElement.scrollHeight > innerHeight + 1, cut: inside.map((one) => one.id || one.tagName),
        }
      })
      expect(cut, where).toEqual([])
      if (width < 1000) {
        // as broad as the window; what is below is scrolled to
        expect(board.width / width, where).toBeGreaterThan(0.95)
      } else {
        expect(scrolls, where).toBe(false)
        expect((room.width * room.height) / (width * height), where).toBeGreaterThan(0.55)
        expect((board.width * board.height) / (room.width * room.height), where).toBeGreaterThan(0.75)
      }
    }
  })
}

test('other player colours without a reload, kept for the next time', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 3, seed: 1 })
  await openTable(page, id)
  const fill = () => page.locator('#seat-0 .head svg path').getAttribute('fill')
  const before = await fill()
  await page.locator('nav').getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Player colours').selectOption('contrast')
  await page.goBack()
  await page.locator('.bar').waitFor()
  const after = await fill()
  expect(after).not.toBe(before)
  await page.reload()
  await page.locator('.bar').waitFor()
  expect(await fill()).toBe(after)
})

test('another language without a reload: the log is told anew', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 3, seed: 3 }))
  await play(page, { limit: 10 })
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const log = page.getByRole('list', { name: /Log|Verlauf|Protokoll|Journal|Registro|Diario|Cronaca/ })
  const lines = async () => (await page.locator('.log ol').innerText()).split('\n').filter(Boolean)
  const told = new Map<string, string[]>([['en', await lines()]])
  expect(told.get('en')!.length).toBeGreaterThan(5)
  for (const language of ['de', 'fr', 'it', 'en']) {
    await page.locator('header select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const now = await lines()
    for (const [other, before] of told) {
      if (other === language) expect(now).toEqual(before)
      else expect(now.join(), `${other} ${language}`).not.toBe(before.join())
    }
    told.set(language, now)
    await noRawTexts(page, language)
  }
  await expect(log).toBeVisible()
  expect(await page.evaluate(() => (window as any).stays)).toBe(true)
  expect((await play(page, { limit: 3 })).faults).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto('/')
    const linked = await page.locator('header nav a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!.replace('/', '')))
    for (const path of new Set([...PAGES, ...linked])) {
      await visit(page, path)
      await axe(page, `${theme} ${path}`)
    }
  })

  test(`axe finds nothing at any table, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const id = await sitDown(page, { game: 'yunnan', seats: 3, seed: 1 })
    const silk = await sitDown(page, { game: 'silk_road', seats: 4, seed: 1 })
    const open = await sitDown(page, { game: 'silk_road', seats: 4, seed: 1, start: false })
    const hotseat = await sitDown(page, { game: 'silk_road', kinds: ['person', 'hotseat', 'hotseat'], seed: 1 })
    for (const one of [id, silk, open, hotseat]) {
      await visit(page, `tables/${one}`)
      await axe(page, `${theme} ${one}`)
    }
    await openTable(page, silk)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await axe(page, `${theme} keys`, 'dialog')
    await page.keyboard.press('Escape')
    await page.locator('.tabs').getByRole('button', { name: 'Rules' }).click()
    await page.getByRole('dialog').waitFor()
    await axe(page, `${theme} rules`, 'dialog')
    await page.keyboard.press('Escape')
    await play(page)
    await page.getByRole('region', { name: 'The result' }).waitFor()
    await axe(page, `${theme} end`, 'aside')
  })
}

test('dark by the system, by the button, and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 }))
  const html = page.locator('html')
  const shade = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.slice(0, 3).reduce((sum, one) => sum + Number(one), 0))
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await shade()).toBeLessThan(250)
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await shade()).toBeGreaterThan(500)
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

const scale = (page: import('@playwright/test').Page) => page.locator('.stage .sheet').evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a)

test('the wheel zooms round the pointer, dragging moves, and what glows can still be touched', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 3, seed: 1 }))
  const box = (await page.locator('.stage').boundingBox())!
  const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.4]
  const under = () => page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('[data-target]')?.getAttribute('data-target'), [x, y])
  const before = await under()
  await page.mouse.move(x, y)
  for (let i = 0; i < 3; i += 1) await page.mouse.wheel(0, -240)
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
  expect(await under()).toBe(before)
  await page.mouse.down()
  await page.mouse.move(x - 120, y - 60, { steps: 4 })
  await page.mouse.up()
  expect(await under()).not.toBe(undefined)
  await expect(page.locator('[data-target][aria-pressed="true"]')).toHaveCount(0)
  for (let i = 0; i < 6; i += 1) await page.mouse.wheel(0, 240)
  await expect.poll(() => scale(page)).toBe(1)
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(() => scale(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Whole board' }).click()
  await expect.poll(() => scale(page)).toBe(1)
  expect((await play(page, { limit: 3 })).faults).toEqual([])
})

test('two fingers zoom', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  await openTable(page, await sitDown(page, { game: 'silk_road', seats: 3, seed: 1 }))
  const box = (await page.locator('.stage').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2]
  const fingers = (apart: number) => [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }]
  const wire = await page.context().newCDPSession(page)
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (let apart = 35; apart <= 90; apart += 5) await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
  await page.reload()
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
})

test('every answer carries the content policy, and no page breaks it', async ({ page }) => {
  const id = await sitDown(page, { game: 'silk_road', seats: 3, seed: 1 })
  const without: string[] = []
  page.on('response', (one) => {
    if (!/script-src 'self'/.test(one.headers()['content-security-policy'] ?? '')) without.push(one.url())
  })
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', (event) => broken.push(`${event.violatedDirective} ${event.blockedURI}`))
  })
  for (const path of [...PAGES, `tables/${id}`]) {
    await page.goto('about:blank')
    await visit(page, path)
    expect(await page.evaluate(() => (window as any).broken), path).toEqual([])
  }
  expect(without).toEqual([])
})

for (const game of ['yunnan', 'silk_road'] as const) {
  test(`a table of ${game} loads at most 120 KB of JavaScript, packed`, async ({ page }) => {
    const id = await sitDown(page, { game, seats: 3, seed: 9 })
    const scripts = new Map<string, Buffer>()
    const reads: Promise<unknown>[] = []
    page.on('response', (one) => {
      if (one.request().resourceType() === 'script') reads.push(one.body().then((body) => scripts.set(one.url(), body)))
    })
    await page.goto('about:blank')
    await page.goto(`/tables/${id}`)
    await page.locator('[data-question]').waitFor()
    await Promise.all(reads)
    const size = [...scripts.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    console.log(`${game}: ${(size / 1024).toFixed(1)} KB of JavaScript in ${scripts.size} files`)
    expect(scripts.size).toBeGreaterThan(1)
    expect(size).toBeLessThan(120 * 1024)
  })
}

test('every page has a title, takes the focus, and what is not there says so', async ({ page }) => {
  await page.goto('/')
  await page.locator('main h1').waitFor()
  await expect(page).toHaveTitle('Serai')
  for (const [link, title] of [['Rules', 'Rules'], ['My games', 'My games'], ['Learn', 'Learn'], ['Settings', 'Settings']] as const) {
    await page.locator('nav').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(`${title} · Serai`)
    await expect(page.locator('main')).toBeFocused()
  }
  await page.goto('/rules/silk_road')
  await expect(page).toHaveTitle(/^Rules of .+ · Serai$/)
  await page.goto('/nowhere/at/all')
  await expect(page.locator('main h1')).toHaveText('There is no such page')
  await page.locator('main').getByRole('link').click()
  await expect(page).toHaveTitle('Serai')
  expect(new URL(page.url()).pathname).toBe('/')
  // as tables were addressed once
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await page.goto(`/table/${id}?at=0`)
  await page.locator('.bar').waitFor()
  expect(page.url()).toContain(`/tables/${id}?at=0`)
  await page.locator('.bar').getByRole('button', { name: 'To now' }).click()
  await page.locator('[data-question]').waitFor()
  await expect(page).toHaveTitle(/^★ .+ · .+ · Serai$/)
})

test('a look back that comes late leaves the address of another page alone', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await openTable(page, id)
  await play(page, { limit: 3 })
  let go = () => {}
  const held = new Promise<void>((on) => { go = on })
  await page.route(/\/at\/\d/, async (one) => {
    await held
    await one.continue()
  })
  const asked = page.waitForRequest(/\/at\/\d/)
  await page.keyboard.press(',')
  await asked
  await page.locator('nav').getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page).toHaveTitle(/^Rules/)
  const late = page.waitForResponse(/\/at\/\d/)
  go()
  await (await late).finished()
  await page.evaluate(() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on))))
  expect(page.url()).not.toContain('at=')
})
