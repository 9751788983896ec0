/**
 * A player inside the page, for the bulk of a game: looks for what may be chosen, finds a point where it can really be hit,
 * and sends the events a pointer would send to whatever lies at that point. Waits for changes of the page, never for time.
 * It knows nothing of the server; what it cannot see and touch, it cannot play.
 */
import type { Page } from '@playwright/test'

export interface Orders {
  /** Answers to give before handing back. */
  limit?: number
  /** Questions to hand back instead of answering them. */
  leave?: string[]
  /** Things to touch rather than others, by the beginnings of their names. */
  prefer?: string[]
  pointer?: 'mouse' | 'touch'
  seed?: number
  /** Look at every question for what does not fit into the window. */
  measure?: boolean
  /** Only say where the next touch should go. */
  aim?: boolean
  /** Touch only what lies on the board. */
  board?: boolean
  /** Lift the curtains between players at one screen. */
  lift?: boolean
  /** Touch so many things only: a choice may be left half made. */
  touches?: number
}

export interface Played {
  why: 'over' | 'limit' | 'left' | 'curtain' | 'aim' | 'touches'
  /** How often each question was asked. */
  questions: Record<string, number>
  answers: number
  curtains: number
  faults: string[]
  question: string | null
  at: { x: number; y: number; name: string } | null
}

function inPage(orders: Orders): Promise<Played> {
  const played: Played = { why: 'limit', questions: {}, answers: 0, curtains: 0, faults: [], question: null, at: null }
  let state = (orders.seed ?? 1) * 2654435761 + 12345
  const random = (count: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 4294967296) * count)
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
  const bar = () => document.querySelector<HTMLElement>('[data-question]')
  const number = () => Number(document.querySelector<HTMLInputElement>('.timeline input')?.max ?? -1)
  const over = () => !!document.querySelector('.end')
  const curtain = () => !!document.querySelector('.curtain')
  const fault = (text: string) => { if (!played.faults.includes(text)) played.faults.push(text) }

  /** Wait until something holds; the page is looked at when it changes. */
  const until = (holds: () => boolean, what: string) => new Promise<void>((go, fail) => {
    if (holds()) return go()
    const end = (work: () => void) => { watch.disconnect(); clearTimeout(timer); work() }
    const watch = new MutationObserver(() => { if (holds()) end(go) })
    watch.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    const timer = setTimeout(() => end(() => fail(new Error(`waited in vain for ${what}: ${document.querySelector('main')?.textContent?.replace(/\s+/g, ' ').slice(0, 300)}`))), 45_000)
  })

  /** A point at which this very thing is what a pointer meets. */
  function point(element: Element): { x: number; y: number } | null {
    const seek = () => {
      const box = element.getBoundingClientRect()
      const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6]
      for (const fy of steps) {
        for (const fx of steps) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy]
          const met = document.elementFromPoint(x, y)
          if (met && element.contains(met)) return { x, y }
        }
      }
      return null
    }
    const box = element.getBoundingClientRect()
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    if (!inside) element.scrollIntoView({ block: 'center', inline: 'center' })
    let found = seek()
    // behind a bar that stays in its place: a person would scroll
    for (const block of ['center', 'start', 'end'] as const) {
      if (found) break
      element.scrollIntoView({ block, inline: 'center' })
      found = seek()
    }
    return found
  }

  function strike(x: number, y: number) {
    const met = document.elementFromPoint(x, y)!
    const pointerType = orders.pointer ?? 'mouse'
    const at = { bubbles: true, composed: true, cancelable: true, view: window, clientX: x, clientY: y, button: 0 }
    const pointer = { ...at, pointerId: pointerType === 'mouse' ? 1 : 2, isPrimary: true, pointerType }
    met.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
    met.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))
    met.dispatchEvent(new PointerEvent('pointerup', pointer))
    met.dispatchEvent(new MouseEvent('mouseup', at))
    met.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }))
  }

  const name = (one: Element) => one.getAttribute('data-target') ?? one.textContent!.trim()

  /** What to touch next: a confirmation, the most of an amount, something on the board, or a button. */
  function choose(): { one: Element; x: number; y: number } | null {
    const choices = bar()?.querySelector('.choices')
    if (!choices) return null
    const wanted = (list: Element[]) => list.filter((one) => orders.prefer?.some((start) => name(one).startsWith(start)))
    const confirm = choices.querySelector('[data-key="Enter"]')
    const slider = choices.querySelector<HTMLInputElement>('input[type=range]')
    const things = all('[data-target][aria-disabled="false"][aria-pressed="false"]')
    const buttons = orders.board ? [] : [...choices.querySelectorAll('button[data-key]')]
    let pool: Element[]
    if (confirm) pool = [confirm]
    else if (slider) {
      const most = [...choices.querySelectorAll('button.small')].find((one) => one.textContent === slider.max)
      const say = [...choices.querySelectorAll('button.primary')]
      pool = slider.value !== slider.max && most && random(4) ? [most] : say.length ? say : buttons
    } else if (wanted(things).length && random(2)) pool = wanted(things)
    else pool = things.length && (!buttons.length || random(100) < 75) ? things : buttons.length ? buttons : things
    for (const rest = [...pool]; rest.length;) {
      const [one] = rest.splice(random(rest.length), 1)
      const found = point(one!)
      if (found) return { one: one!, ...found }
      fault(`${name(one!)} cannot be hit in a window of ${innerWidth} x ${innerHeight}`)
    }
    return null
  }

  /** Words outside the window, or cut off. */
  function measure() {
    const most = document.documentElement.clientWidth + 1
    const where = `${document.documentElement.lang} ${innerWidth} ${played.question}`
    if (document.documentElement.scrollWidth > most) {
      for (const one of all('body *')) if (!one.closest('svg, .scroll') && one.getBoundingClientRect().right > most) fault(`${where}: ${one.tagName}.${one.getAttribute('class')} is too wide`)
      if (!played.faults.length) fault(`${where}: the page is too wide`)
    }
    for (const one of all('.bar button, .bar .said, .tabs button, .players *, header *')) {
      const style = getComputedStyle(one)
      if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis' || one.matches('select, option')) continue
      if (one.scrollWidth > one.clientWidth + 1 && style.overflowX === 'hidden' && one.clientWidth) fault(`${where}: ${one.tagName}.${one.getAttribute('class')} cuts off "${one.textContent!.trim().slice(0, 40)}"`)
    }
    const raw = document.body.innerText.match(/\b(?:yunnan|silk-road|refused|learn|rules|new|setting|table|bar|log|nav|lobby|end|colour|bot)-[a-z]+[a-z-]*\b/g)
    if (raw) fault(`${where}: raw text ${raw.slice(0, 3).join(', ')}`)
  }

  return (async () => {
    let last = -2
    let touches = 0
    for (;;) {
      await until(() => over() || curtain() || !!bar(), 'a question')
      if (curtain() && orders.lift) {
        if (document.querySelector('.stage, [data-target], [data-question]')) fault('the table is seen behind the curtain')
        const { x, y } = point(document.querySelector('.curtain button')!)!
        strike(x, y)
        played.curtains += 1
        await until(() => !curtain(), 'the curtain to rise')
        continue
      }
      if (over()) played.why = 'over'
      else if (curtain()) played.why = 'curtain'
      if (over() || curtain()) break
      const question = bar()!.dataset.question!
      if (number() !== last) {
        last = number()
        if (orders.limit !== undefined && played.answers >= orders.limit) break
        played.question = question
        if (orders.leave?.includes(question)) {
          played.why = 'left'
          break
        }
        played.questions[question] = (played.questions[question] ?? 0) + 1
        played.answers += 1
        if (orders.measure) measure()
      }
      const found = choose()
      if (!found) throw new Error(`nothing to touch: ${question}; ${bar()!.textContent}; ${played.faults.join('; ')}`)
      if (orders.aim) {
        played.why = 'aim'
        played.at = { x: found.x, y: found.y, name: name(found.one) }
        break
      }
      strike(found.x, found.y)
      touches += 1
      await new Promise((go) => setTimeout(go))
      if (orders.touches !== undefined && touches >= orders.touches) {
        played.why = 'touches'
        break
      }
    }
    return played
  })()
}

let seeds = 0

/** Let the player in the page play on. */
export async function play(page: Page, orders: Orders = {}): Promise<Played> {
  seeds += 1
  return page.evaluate(inPage, { seed: seeds, ...orders })
}

export type Strike = (page: Page, x: number, y: number) => Promise<void>
export const byMouse: Strike = (page, x, y) => page.mouse.click(x, y)
export const byTouch: Strike = (page, x, y) => page.touchscreen.tap(x, y)

/** Answer the question asked now with true input of the browser, until the answer is taken; the question. */
export async function answer(page: Page, strike: Strike, orders: Orders = {}): Promise<string> {
  const { question, why } = await play(page, { ...orders, leave: [], aim: true })
  if (why !== 'aim') return ''
  const before = await page.locator('.timeline input').getAttribute('max')
  for (let i = 0; i < 12; i += 1) {
    const { at } = await play(page, { ...orders, leave: [], aim: true })
    await strike(page, at!.x, at!.y)
    // sent, the question goes until the answer is stored; half chosen, it stays
    const taken = await page.waitForFunction((before) => {
      const number = document.querySelector<HTMLInputElement>('.timeline input')?.max
      if (number !== before || document.querySelector('.end, .curtain')) return 'yes'
      return document.querySelector('[data-question]') ? 'no' : null
    }, before)
    if ((await taken.jsonValue()) === 'yes') return question!
  }
  throw new Error(`no answer after many touches: ${question}`)
}

/** Answer, and do not wait for what comes of it. */
export async function sayOnly(page: Page, orders: Orders = {}): Promise<void> {
  const number = () => page.locator('.timeline input').getAttribute('max')
  const before = await number()
  do await play(page, { ...orders, touches: 1 })
  while ((await page.locator('[data-question]').count()) && (await number()) === before) // it may be stored already
}

/**
 * A whole game: the first time each question is asked it is answered with true input, after that by the player in the page.
 * What was asked, and what went wrong.
 */
export async function wholeGame(page: Page, strike: Strike, orders: Orders = {}, seen = new Set<string>(), wanted: string[] = []): Promise<{ questions: Set<string>; faults: string[]; answers: number }> {
  const faults = new Set<string>()
  let leave = wanted.filter((one) => !seen.has(one))
  let answers = 0
  for (;;) {
    const part = await play(page, { ...orders, leave })
    for (const one of part.faults) faults.add(one)
    for (const one of Object.keys(part.questions)) seen.add(one)
    answers += part.answers
    if (part.why !== 'left') return { questions: seen, faults: [...faults], answers }
    seen.add(await answer(page, strike, orders))
    answers += 1
    leave = leave.filter((one) => !seen.has(one))
  }
}
