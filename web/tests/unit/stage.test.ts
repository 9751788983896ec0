/** The board's window under fingers and wheel. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Stage from '../../src/table/Stage.svelte'

const html = (text: string) => createRawSnippet(() => ({ render: () => text }))
let picked: string[] = []

function stage(props: Record<string, unknown> = {}) {
  const { container } = render(Stage as any, { props: { remember: 'x', children: html('<div class="inside"><span class="hit open" data-target="a">a</span></div>'), footer: html('<i></i>'), ...props } })
  const box = container.querySelector<HTMLElement>('.stage')!
  box.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300)
  const target = container.querySelector<HTMLElement>('.hit')!
  target.getBoundingClientRect = () => new DOMRect(100, 100, 20, 20)
  target.addEventListener('click', () => picked.push('a'))
  const sheet = container.querySelector<HTMLElement>('.sheet')!
  const at = () => /translate\((-?[\d.]+)px, ?(-?[\d.]+)px\) scale\(([\d.]+)\)/.exec(sheet.style.transform)!.slice(1).map(Number) as [number, number, number]
  return { box, target, at, container }
}
/** happy-dom's wheel has no place of its own. */
const wheel = (deltaY: number, clientX: number, clientY: number) => Object.defineProperties(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }), { clientX: { value: clientX }, clientY: { value: clientY }, ctrlKey: { value: true } })
const finger = (type: string, pointerId: number, clientX: number, clientY: number) => new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true })

beforeEach(() => {
  picked = []
  sessionStorage.clear()
})
afterEach(cleanup)

test('two fingers that part zoom round the point between them, and moving both moves the board', async () => {
  const { box, at } = stage()
  await fireEvent(box, finger('pointerdown', 1, 150, 150))
  await fireEvent(box, finger('pointerdown', 2, 250, 150))
  await fireEvent(box, finger('pointermove', 1, 100, 150))
  await fireEvent(box, finger('pointermove', 2, 300, 150))
  const [x, y, zoom] = at()
  expect(zoom).toBeCloseTo(2, 5)
  expect(x + zoom * 200).toBeCloseTo(200, 5) // what was between the fingers still is
  expect(y + zoom * 150).toBeCloseTo(150, 5)
})

test('the page does not scroll under two fingers, but under one it may', async () => {
  const { box } = stage()
  const touch = (count: number) => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'touches', { value: Array.from({ length: count }) })
    box.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(touch(2)).toBe(true)
  expect(touch(1)).toBe(false)
})

test('a double tap beside everything shows the whole board again; on something to choose it does not', async () => {
  const { box, target, at } = stage()
  const tap = async (on: Element) => {
    await fireEvent(on, finger('pointerdown', 1, 50, 50))
    await fireEvent(on, finger('pointerup', 1, 50, 50))
  }
  await fireEvent(box, wheel(-600, 200, 150))
  expect(at()[2]).toBeGreaterThan(2)
  await tap(target)
  await tap(target)
  expect(at()[2]).toBeGreaterThan(2)
  await new Promise((go) => setTimeout(go, 400))
  await tap(box)
  await tap(box)
  expect(at()).toEqual([0, 0, 1])
})

test('the wheel zooms round the pointer, and the position is remembered', async () => {
  const first = stage()
  await fireEvent(first.box, wheel(-500, 100, 200))
  const [x, y, zoom] = first.at()
  expect(x + zoom * 100).toBeCloseTo(100, 5)
  expect(y + zoom * 200).toBeCloseTo(200, 5)
  cleanup()
  expect(stage().at()).toEqual([x, y, zoom])
})

test('a fingertip chooses what is within its reach; a mouse what it is on', async () => {
  const { box } = stage()
  const press = async (pointerType: string, clientX: number, clientY: number) => {
    await fireEvent(box, new PointerEvent('pointerdown', { pointerId: 1, clientX, clientY, pointerType, bubbles: true }))
    await fireEvent(box, new PointerEvent('pointerup', { pointerId: 1, clientX, clientY, pointerType, bubbles: true }))
    await fireEvent.click(box, { clientX, clientY })
  }
  await press('touch', 131, 89) // 21 away both ways
  expect(picked).toEqual(['a'])
  await press('touch', 140, 110)
  await press('mouse', 121, 110)
  expect(picked).toEqual(['a'])
})

test('while something is being shown a click only skips it', async () => {
  const skip = vi.fn()
  const { target } = stage({ busy: true, skip })
  await fireEvent.click(target)
  expect(skip).toHaveBeenCalledOnce()
  expect(picked).toEqual([])
})

test('arrows prefer what may be chosen; with Shift they go to whatever is nearest', async () => {
  const { container } = stage({ children: html('<div><span tabindex="-1" data-target="here">h</span><span tabindex="-1" data-target="near">n</span><span tabindex="-1" class="hit open" data-target="far">f</span></div>') })
  const on = (name: string) => container.querySelector<HTMLElement>(`[data-target="${name}"]`)!
  on('here').getBoundingClientRect = () => new DOMRect(0, 0, 20, 20)
  on('near').getBoundingClientRect = () => new DOMRect(40, 0, 20, 20)
  on('far').getBoundingClientRect = () => new DOMRect(200, 0, 20, 20)
  for (const [shiftKey, name] of [[false, 'far'], [true, 'near']] as const) {
    on('here').focus()
    await fireEvent.keyDown(on('here'), { key: 'ArrowRight', shiftKey })
    expect(document.activeElement?.getAttribute('data-target')).toBe(name)
  }
})
