import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { perFrame } from '../../src/lib/per-frame'
import type { Message } from '../../src/lib/protocol'

const said = (seats: number[]) => ({ t: 'presence', seats, watchers: 0 }) as Message
function listening() {
  const heard: string[] = []
  const listener = perFrame({ message: (one) => heard.push(one.t === 'presence' ? JSON.stringify(one.seats) : one.t), linked: (link) => heard.push(link) })
  return { heard, listener }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first message comes at once, the others together once it is painted, in order', () => {
  const { heard, listener } = listening()
  listener.message(said([0]))
  expect(heard).toEqual(['[0]'])
  listener.message(said([1]))
  listener.message(said([2]))
  expect(heard).toEqual(['[0]'])
  vi.advanceTimersToNextFrame()
  expect(heard).toEqual(['[0]']) // its frame is being painted
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['[0]', '[1]', '[2]'])
  listener.message(said([3])) // these have not been painted yet
  expect(heard.length).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(heard.length).toBe(4)
  listener.message(said([4]))
  expect(heard.length).toBe(5)
})

test('the answer to an action waits for no painting', () => {
  const { heard, listener } = listening()
  listener.message(said([0]))
  listener.message(said([1]))
  listener.message({ t: 'ack', id: 'a', version: 3 } as Message)
  expect(heard).toEqual(['[0]', 'ack'])
})

test('a window that draws no frames hears all the same', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  const { heard, listener } = listening()
  listener.message(said([0]))
  listener.message(said([1]))
  vi.advanceTimersByTime(100)
  expect(heard).toEqual(['[0]', '[1]'])
  vi.restoreAllMocks()
})

test('what came before the wire was cut is told before it', () => {
  const { heard, listener } = listening()
  listener.linked('open')
  listener.message(said([0]))
  listener.message(said([1]))
  listener.linked('lost')
  expect(heard).toEqual(['open', '[0]', '[1]', 'lost'])
})
