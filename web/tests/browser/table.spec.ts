/** Around the game: two windows, lost connections, looking back, refusals, undo, languages, the tutorial, axe. */
import { expect, test } from '@playwright/test'
import { axe, byMouse, noOverflow, openTable, over, playOn, SETTINGS, sitDown } from './table'

test('two windows at one table see the same', async ({ page, context }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await openTable(page, id)
  const second = await context.newPage()
  await openTable(second, id)
  await playOn(page, byMouse, 6)
  const number = await page.locator('.timeline input').getAttribute('max')
  await expect(second.locator('.timeline input')).toHaveAttribute('max', number!)
})

test('a lost connection is told, and play goes on after it', async ({ page, context }) => {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = []
    Object.assign(window, { sockets })
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        sockets.push(this)
      }
    }
  })
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 }))
  await playOn(page, byMouse, 2)
  await context.setOffline(true)
  await page.evaluate(() => (window as any).sockets.at(-1).close())
  await expect(page.locator('.banner[role=alert]')).toBeVisible()
  const before = Number(await page.locator('.timeline input').getAttribute('max'))
  await context.setOffline(false)
  await expect(page.locator('.banner[role=alert]')).toHaveCount(0, { timeout: 20_000 })
  await playOn(page, byMouse, 2)
  await expect.poll(async () => Number(await page.locator('.timeline input').getAttribute('max'))).toBeGreaterThan(before)
})

test('a reload at any moment loses nothing', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 6 }))
  for (let i = 0; i < 4; i += 1) {
    await playOn(page, byMouse, 1)
    await page.reload()
    await page.locator('.bar').waitFor()
  }
  await playOn(page, byMouse, 2)
})

test('what is not allowed says why, and opens the rule', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 3, seed: 9 }))
  await expect(page.locator('.bar.mine')).toBeVisible()
  await page.locator('[data-target="space:school:15"]').click({ force: true })
  const refused = page.locator('.refused')
  await expect(refused).toContainText('Too expensive')
  await refused.getByRole('button', { name: /Rules/ }).click()
  await expect(page.locator('dialog section.here')).toContainText('Bidding')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a bid is shown first, then confirmed; travel can be undone', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 12 }, { ...SETTINGS, confirm: 'irreversible' }))
  await expect(page.locator('.bar.mine')).toBeVisible()
  await page.locator('.stage .hit.bid.open').first().click({ force: true })
  await expect(page.locator('.stage .ghost')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.stage .ghost')).toHaveCount(0)
  const pass = page.locator('.bar button', { hasText: 'Pass' })
  while (!(await page.locator('.bar.mine .said', { hasText: 'travel' }).count())) {
    if (await pass.count()) await pass.first().click({ timeout: 500 }).catch(() => {})
    else await page.waitForTimeout(30)
  }
  const before = Number(await page.locator('.timeline input').getAttribute('max'))
  // one goal only: touching the province, or the trader, is enough
  await page.locator('[data-target="province:yunnan"]').click({ force: true })
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before + 1))
  await page.keyboard.press('u')
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(before))
})

test('looking back: log, timeline, address', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 2, seed: 1 })
  await openTable(page, id)
  await playOn(page, byMouse, 12)
  await page.locator('.log li button').first().click()
  await expect(page.locator('.bar')).toContainText('earlier moment')
  expect(page.url()).toContain('at=')
  await page.reload()
  await expect(page.locator('.bar')).toContainText('earlier moment')
  await page.locator('.bar').getByRole('button', { name: 'To now' }).click()
  await expect(page.locator('.bar')).not.toContainText('earlier moment')
})

for (const game of ['yunnan', 'silk_road'] as const) {
  test(`the tutorial of ${game} can be played to its end`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((settings) => localStorage.setItem('serai.settings', JSON.stringify(settings)), SETTINGS)
    await page.goto(`/#/learn/${game}`)
    await page.reload()
    const guide = page.locator('.guide')
    await guide.waitFor()
    for (let i = 0; i < 60 && !(await guide.locator('a.primary').count()); i += 1) {
      const show = guide.getByRole('button', { name: 'Show me' })
      if (await show.count()) await show.click({ timeout: 1000 }).catch(() => {})
      else await page.waitForTimeout(40)
    }
    await expect(guide.locator('a.primary')).toBeVisible()
    await axe(page, `learn ${game}`)
  })
}

test('every language fits, and switches without a reload', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 4, seed: 1 })
  for (const [width, height] of [[360, 640], [1280, 800]] as const) {
    await page.setViewportSize({ width, height })
    for (const language of ['de', 'fr', 'it', 'en']) {
      for (const path of ['', 'new/yunnan', 'new/silk_road', 'mine', 'watch', 'settings', 'rules/yunnan', 'rules/silk_road', 'learn', `table/${id}`]) {
        await page.goto(`/#/${path}`)
        await page.locator('header select').selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.waitForTimeout(120)
        await noOverflow(page, `${language} ${path} ${width}`)
        const raw = await page.locator('body').innerText()
        expect(raw.match(/\b(?:yunnan|silk-road|refused|learn|rules|new|setting|table|bar|log|nav|lobby)-[a-z-]+\b/g) ?? [], `${language} ${path}`).toEqual([])
      }
    }
  }
})

test('axe finds nothing on any page, light or dark', async ({ page }) => {
  test.slow()
  const id = await sitDown(page, { game: 'yunnan', seats: 3, seed: 1 })
  const silk = await sitDown(page, { game: 'silk_road', seats: 4, seed: 1 })
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const path of ['', 'new/yunnan', 'mine', 'watch', 'settings', 'rules/yunnan', 'learn', 'learn/yunnan', 'learn/silk_road', `table/${id}`, `table/${silk}`]) {
      await page.goto(`/#/${path}`)
      await page.waitForTimeout(500)
      await axe(page, `${theme} ${path}`)
    }
  }
})

test('first useful paint under a second, a click under 100 ms', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', seats: 3, seed: 9 })
  await page.goto('about:blank')
  const begun = Date.now()
  await page.goto(`/#/table/${id}`)
  await page.locator('.stage svg .piece').first().waitFor()
  const paint = Date.now() - begun
  // the quickest of three: other programs on the machine are not what is measured
  const clicks: number[] = []
  for (let i = 0; i < 3; i += 1) {
    await expect(page.locator('.bar.mine')).toBeVisible()
    clicks.push(await page.evaluate(async () => {
      const number = () => document.querySelector<HTMLInputElement>('.timeline input')!.max
      const before = number()
      const start = performance.now()
      document.querySelector('.stage .hit.open, .bar.mine [data-key]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      while (number() === before) await new Promise((go) => requestAnimationFrame(go))
      return performance.now() - start
    }))
  }
  const click = Math.min(...clicks)
  console.log(`first useful paint ${paint} ms; click to painted result ${Math.round(click)} ms`)
  expect(paint).toBeLessThan(1000)
  expect(click).toBeLessThan(100)
  expect(await over(page)).toBe(0)
})
