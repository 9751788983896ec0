/** Whole games in a real browser, against the real server. */
import { expect, test } from '@playwright/test'
import { byMouse, myQuestion, noOverflow, openTable, over, playOn, random, sitDown, type Choose } from './table'

for (const [game, seats, least] of [['yunnan', 3, 5], ['silk_road', 3, 6]] as const) {
  test(`a whole game of ${game} by mouse`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await openTable(page, await sitDown(page, { game, seats, seed: 5 }))
    const { questions } = await playOn(page, byMouse)
    expect(await over(page)).toBe(1)
    expect(questions.size).toBeGreaterThanOrEqual(least)
    await expect(page.locator('.end table tbody tr')).toHaveCount(seats)
    expect(faults).toEqual([])
  })
}

test('a whole game with keys alone', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 8 }))
  const byKeys: Choose = async () => {
    const buttons = await page.locator('.bar.mine .choices button[data-key]').count()
    const glowing = await page.locator('.stage .hit.open').count()
    if (glowing && (!buttons || random(10) < 7)) {
      await page.keyboard.press('b')
      for (let i = random(Math.min(glowing, 8)); i > 0; i -= 1) await page.keyboard.press('Tab')
      const on = await page.evaluate(() => !!document.activeElement?.closest('.stage .hit.open'))
      if (!on) await page.keyboard.press('b')
      await page.keyboard.press('Enter')
      return true
    }
    if (buttons) {
      await page.keyboard.press(String(1 + random(Math.min(9, buttons))))
      return true
    }
    // an amount: the slider and the button beside it
    const confirm = page.locator('.bar.mine .choices button.primary')
    if (!(await confirm.count())) return false
    await confirm.focus()
    await page.keyboard.press('Enter')
    return true
  }
  await playOn(page, byKeys)
  expect(await over(page)).toBe(1)
})

test('a whole game through the accessibility tree, by roles and names alone', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'silk_road', seats: 3, seed: 3 }))
  const bar = page.getByRole('region', { name: 'What is asked' })
  const board = page.getByRole('group', { name: 'The board of Silk Road' })
  const byTree: Choose = async () => {
    const names: { where: typeof bar; name: string }[] = []
    // the whole board takes a while to read aloud, so mostly the bar is heard first
    for (const where of random(10) < 6 ? [bar] : [bar, board]) {
      for (const line of (await where.ariaSnapshot()).split('\n')) {
        const found = /- button "(.+?)"((?: \[.+\])*)/.exec(line)
        if (found && !found[2]!.includes('disabled') && !['Rules', 'Undo', 'Restart turn', 'Cancel', 'Close'].includes(found[1]!)) names.push({ where, name: found[1]!.replaceAll('\\"', '"') })
      }
    }
    if (!names.length) {
      const all = await board.getByRole('button', { disabled: false }).all()
      return all.length ? all[random(all.length)]!.click({ timeout: 800, force: true }).then(() => true, () => false) : false
    }
    const { where, name } = names[random(names.length)]!
    return where.getByRole('button', { name, exact: true }).first().click({ timeout: 800, force: true }).then(() => true, () => false)
  }
  await playOn(page, byTree, 3000)
  expect(await over(page)).toBe(1)
})

test('a whole game on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, seed: 2 }))
  await playOn(page, byMouse)
  expect(await over(page)).toBe(1)
  await noOverflow(page, 'phone')
  await context.close()
})

test('hotseat: the curtain falls between hidden hands', async ({ page }) => {
  const id = await sitDown(page, { game: 'silk_road', kinds: ['person', 'hotseat', 'hotseat'], seed: 4 })
  await page.goto(`/#/table/${id}`)
  await page.reload()
  let curtains = 0
  for (let i = 0; i < 400 && curtains < 6; i += 1) {
    const lift = page.locator('.curtain button')
    if (await lift.count()) {
      await expect(page.locator('.stage')).toHaveCount(0)
      curtains += 1
      await lift.click()
    } else if (await myQuestion(page)) await byMouse(page)
    else await page.waitForTimeout(30)
  }
  expect(curtains).toBe(6)
})
