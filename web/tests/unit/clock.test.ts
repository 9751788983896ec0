/** A clock runs by what the server says of it, whatever moment is looked at. */
import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import ClockFace from '../../src/table/ClockFace.svelte'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('who owes an answer sees the time go, and nobody else', () => {
  vi.useFakeTimers()
  const clock = { left: [60_000, 60_000], owing: [0], since: 0, now: 0 }
  const faces = [0, 1].map((seat) => render(ClockFace, { props: { clock, since: Date.now(), seat } }).container)
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(faces.map((one) => one.textContent!.trim())).toEqual(['0:50', '1:00'])
})
