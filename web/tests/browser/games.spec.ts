/** Whole games in a real browser, against the real server: by mouse, by keys, by touch, through the accessibility tree. */
import { expect, test } from './base'
import { answer, byMouse, byTouch, play, wholeGame } from './player'
import { wireTo } from './proxy'
import { openTable, noOverflow, questionsOf, sitDown, SETTINGS, type GameName } from './table'

const PREFER: Record<GameName, string[]> = {
  yunnan: ['victim:', 'structure:', 'building:', 'gorge:', 'space:yard', 'space:temple', 'space:guild'],
  silk_road: ['tile:vizier', 'tile:thief', 'tile:swap', 'cube:'],
}
const KINDS = [['yunnan', 'first', 2], ['yunnan', 'second', 3], ['silk_road', undefined, 3]] as const

for (const [game, edition, seats] of KINDS) {
  test(`a whole game by mouse, through every question: ${game} ${edition ?? ''}`, async ({ page }) => {
    const wanted = questionsOf(game, seats, edition)
    const seen = new Set<string>()
    const orders = { prefer: PREFER[game] }
    // one game to its end, then others as far as it takes until every question was asked
    for (let round = 0; round < 8 && (!round || wanted.some((one) => !seen.has(one))); round += 1) {
      await openTable(page, await sitDown(page, { game, seats, ...(edition ? { edition } : {}), seed: 5 + round }))
      const { faults } = await wholeGame(page, byMouse, orders, seen, wanted)
      expect(faults).toEqual([])
      await expect(page.getByRole('region', { name: 'The result' }).locator('tbody tr')).toHaveCount(seats)
    }
    expect([...seen].sort()).toEqual([...wanted].sort())
  })
}

test('a whole game with keys alone', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, edition: 'second', seed: 8 }))
  const focused = (selector: string) => page.evaluate((selector) => !!document.activeElement?.closest(selector), selector)
  let answers = 0
  for (let i = 0; i < 1500; i += 1) {
    const { why, question } = await play(page, { aim: true, seed: i })
    if (why === 'over') break
    answers += 1
    const found = await page.evaluate(() => ({
      buttons: document.querySelectorAll('.bar .choices button[data-key]').length,
      open: document.querySelectorAll('.stage [data-target][aria-disabled="false"][aria-pressed="false"]').length,
      slider: document.querySelectorAll('.bar input[type=range]').length,
    }))
    if (found.slider) {
      await page.keyboard.press('b')
      expect(await focused('.bar input[type=range]')).toBe(true)
      await page.keyboard.press('End')
      for (let k = 0; k < 6 && !(await focused('.bar .choices button.primary')); k += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    } else if (found.open && (!found.buttons || i % 4)) {
      await page.keyboard.press('b')
      for (let k = (i * 7) % Math.min(found.open, 6); k > 0; k -= 1) await page.keyboard.press(i % 3 ? 'Tab' : 'ArrowRight')
      if (!(await focused('.stage [data-target][aria-disabled="false"]'))) await page.keyboard.press('b')
      await page.keyboard.press(i % 2 ? 'Enter' : ' ')
    } else if (found.buttons) await page.keyboard.press(String(1 + (i % Math.min(9, found.buttons))))
    else throw new Error(`nothing for keys: ${question}`)
    await page.evaluate(() => new Promise((go) => setTimeout(go)))
  }
  await expect(page.getByRole('region', { name: 'The result' })).toBeVisible()
  expect(answers).toBeGreaterThan(20)
})

test('a whole game through the accessibility tree, by roles and names alone', async ({ page }) => {
  await openTable(page, await sitDown(page, { game: 'silk_road', seats: 4, seed: 3 }))
  const bar = page.getByRole('region', { name: 'What is asked' })
  const board = page.getByRole('group', { name: 'The board of Silk Road' })
  const result = page.getByRole('region', { name: 'The result' })
  const asked = bar.getByText('Your turn.')
  const OTHERS = ['Rules', 'Undo', 'Redo', 'Restart turn', 'Cancel', 'Close']
  /** The buttons that can be pressed, as a screen reader would say them. */
  const named = async (where: typeof bar) => (await where.ariaSnapshot()).split('\n').flatMap((line) => {
    const [, quoted, rest] = /^\s*- ('?)(.*)$/.exec(line) ?? []
    const found = /^button "((?:[^"\\]|\\.)+)"((?: \[[^\]]+\])*)/.exec(quoted ? rest!.replaceAll("''", "'") : (rest ?? ''))
    return found && !/disabled|pressed/.test(found[2]!) && !OTHERS.includes(found[1]!) ? [found[1]!.replaceAll('\\"', '"')] : []
  })
  let state = 7
  const random = (count: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 4294967296) * count)
  }
  let turn = 0
  for (; turn < 1500; turn += 1) {
    await asked.or(result).first().waitFor()
    if (await result.count()) break
    // the bar is heard first; the board when the bar offers nothing but ways out, and now and then all the same
    const said = await named(bar)
    const onBoard = said.length < 2 || !random(3) ? await named(board) : []
    const [where, names] = onBoard.length && (random(2) || !said.length) ? [board, onBoard] as const : [bar, said] as const
    if (!names.length) continue
    const name = names[random(names.length)]!
    // what a screen reader does to press a button; it may be gone by then when a bot was quick
    await where.getByRole('button', { name, exact: true }).first().dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {})
  }
  await expect(result).toBeVisible()
  expect(turn).toBeGreaterThan(20)
})

test('a whole game on a phone, by touch', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  await openTable(page, await sitDown(page, { game: 'yunnan', seats: 2, edition: 'second', seed: 2 }))
  const { faults, questions } = await wholeGame(page, byTouch, { pointer: 'touch', measure: true, prefer: PREFER.yunnan }, new Set(), questionsOf('yunnan', 2, 'second'))
  expect(faults).toEqual([])
  expect(questions.size).toBeGreaterThan(4)
  await expect(page.getByRole('region', { name: 'The result' })).toBeVisible()
  await noOverflow(page, 'phone')
})

const SIZES = [[360, 640], [768, 1024], [1280, 800], [2560, 1440]] as const
for (const language of ['de', 'fr', 'it'] as const) {
  for (const game of ['yunnan', 'silk_road'] as const) {
    test(`a whole game in ${language}, nothing too long at any width: ${game}`, async ({ page }) => {
      const name = 'Maximiliane-Friederike von Hohenlohe-Wal' // as long as a name may be
      const id = await sitDown(page, { game, seats: game === 'yunnan' ? 3 : 4, seed: 11, name }, { ...SETTINGS, language })
      await openTable(page, id)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const faults = new Set<string>()
      for (let i = 0; ; i += 1) {
        const [width, height] = SIZES[i % SIZES.length]!
        await page.setViewportSize({ width, height })
        const part = await play(page, { limit: 7, measure: true })
        for (const one of part.faults) faults.add(one)
        if (part.why === 'over') break
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await noOverflow(page, `${language} ${game} end ${width}`)
      }
      expect([...faults]).toEqual([])
    })
  }
}

test('hotseat: a whole game, the curtain between hidden hands', async ({ page }) => {
  const id = await sitDown(page, { game: 'silk_road', kinds: ['person', 'hotseat', 'hotseat'], seed: 4 })
  await page.goto(`/tables/${id}`)
  await page.reload()
  let curtains = 0
  for (;;) {
    // a few curtains with the mouse, the rest from inside the page
    const { why, faults, curtains: lifted } = await play(page, curtains < 4 ? {} : { lift: true })
    expect(faults).toEqual([])
    curtains += lifted
    if (why === 'over') break
    await expect(page.locator('.stage')).toHaveCount(0)
    curtains += 1
    await page.locator('.curtain').getByRole('button').click()
    await expect(page.locator('.curtain')).toHaveCount(0)
    await answer(page, byMouse)
  }
  expect(curtains).toBeGreaterThan(30)
})

test('hotseat: nobody sees a hand before lifting the curtain, after a reload or with the wire cut', async ({ visitor }) => {
  const wire = await wireTo(Number(process.env.SERAI_TEST_PORT))
  const page = await visitor({ baseURL: wire.url })
  const id = await sitDown(page, { game: 'silk_road', kinds: ['person', 'hotseat', 'hotseat'], seed: 4 })
  const HAND = 'main [id^="seat-"] [data-about="good"]' // a good behind a screen that is open to this window
  const curtain = page.locator('.curtain')
  const lift = () => curtain.getByRole('button').click()
  /** The seats whose hands are open, now; and every one that ever was, since `watch`. */
  const open = () => page.evaluate((hand) => [...new Set([...document.querySelectorAll(hand)].map((one) => one.closest('[id^="seat-"]')!.id))], HAND)
  const watch = () => page.evaluate((hand) => {
    const seen = ((window as any).seen = new Set<string>())
    new MutationObserver(() => {
      for (const one of document.querySelectorAll(hand)) seen.add(one.closest('[id^="seat-"]')!.id)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, HAND)
  const seen = () => page.evaluate(() => [...((window as any).seen as Set<string>)])
  const isCovered = async () => {
    await expect(curtain).toBeVisible()
    await expect(page.locator('.stage, [data-question]')).toHaveCount(0)
    await expect(page.locator(HAND)).toHaveCount(0)
  }
  const uncovered = async () => {
    await expect(curtain).toHaveCount(0)
    const hands = await open()
    expect(hands).toHaveLength(1)
    return hands[0]!
  }

  await page.goto(`/tables/${id}`)
  await isCovered()
  await lift()
  const first = await uncovered()
  const hand = await page.locator(HAND).allInnerTexts()
  expect(hand).toHaveLength(5)
  await page.reload()
  await isCovered()
  await lift()
  expect(await uncovered()).toBe(first)
  expect(await page.locator(HAND).allInnerTexts()).toEqual(hand)

  // the next one lifts the curtain while the wire is cut: it stays, and then rises on their own hand
  expect((await play(page)).why).toBe('curtain')
  await isCovered()
  await watch()
  wire.cut()
  await lift()
  await expect(curtain.getByRole('alert')).toBeVisible()
  await isCovered()
  wire.mend()
  const second = await uncovered()
  expect(second).not.toBe(first)
  expect(await seen()).toEqual([second])

  // the wire is cut under a lifted curtain: the same seat is there afterwards
  const banner = page.locator('.banner[role=alert]')
  wire.cut()
  await expect(banner).toBeVisible()
  wire.mend()
  await expect(banner).toHaveCount(0)
  await answer(page, byMouse)
  expect(await seen()).toEqual([second])

  // with the wire whole, too, the hand of the one before is never there
  for (let i = 0; i < 6; i += 1) {
    expect((await play(page)).why).toBe('curtain')
    await watch()
    await lift()
    const own = await uncovered()
    expect(await seen()).toEqual([own])
  }
  await wire.close()
})

test('hotseat without secrets needs no curtain', async ({ page }) => {
  const id = await sitDown(page, { game: 'yunnan', kinds: ['person', 'hotseat', 'hotseat'], edition: 'second', seed: 4 })
  await openTable(page, id)
  const { why, faults, answers } = await play(page)
  expect({ why, faults }).toEqual({ why: 'over', faults: [] })
  expect(answers).toBeGreaterThan(50)
})
