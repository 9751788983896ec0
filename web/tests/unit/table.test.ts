import { describe, expect, test, vi } from 'vitest'
import { Table } from '../../src/lib/table.svelte'
import { change } from '../../src/lib/settings.svelte'
import { blankTable } from '../../src/lib/transport'
import { lockOf } from '../../src/table/lock'

const info = { ...blankTable(), id: 't' }
const move = (number: number) => ({ number, seat: 0, actor: 'person', at: 0, events: [], action: null, notation: null })
const state = (number: number) => ({
  t: 'state' as const, number, version: number, table: info, seat: 0, view: { n: number }, decision: null, actions: [], frontier: null, clock: null,
  log: Array.from({ length: number }, (_, i) => move(i + 1)), chat: [], scores: [], incomes: [],
})
const update = (number: number, moves: number[]) => ({
  t: 'update' as const, number, version: number, moves: moves.map(move), view: { n: number }, decision: null, actions: [], frontier: null, clock: null, scores: [], incomes: [], status: 'running', winners: [],
})
/** An update whose moves have events; the stepper of these tests writes down what it is shown. */
const told = (number: number, seat: number, ...events: string[]) => ({
  ...update(number, [number]), moves: [{ ...move(number), seat, events: events.map((kind) => ({ kind })) }],
})
function sent() {
  const messages: Record<string, unknown>[] = []
  return { messages, send: (message: Record<string, unknown>) => messages.push(message) > 0, close() {} }
}

test('messages make the table; the board follows', () => {
  change({ pace: 'off' })
  const table = new Table()
  table.message(state(2))
  table.message(update(3, [3]))
  expect(table.number).toBe(3)
  expect(table.log.map((one) => one.number)).toEqual([1, 2, 3])
  expect(table.shown?.view).toEqual({ n: 3 })
})

test('no message is dropped while something moves', async () => {
  change({ pace: 'fast' })
  const table = new Table()
  table.message(state(0))
  const seen: number[] = []
  for (let n = 1; n <= 5; n += 1) table.message(told(n, 1, 'a'))
  while (seen.at(-1) !== 5) {
    const now = table.shown!.number
    if (now !== seen.at(-1)) seen.push(now)
    await new Promise((go) => setTimeout(go, 5))
  }
  expect(seen).toEqual([1, 2, 3, 4, 5])
  change({ pace: 'off' })
})

const stepper = (view: Record<string, any>, event: { kind: string }) => (event.kind === 'unseen' ? null : { ...view, last: event.kind })

test('one step for each event that can be seen, and the true view at the end', () => {
  vi.useFakeTimers()
  change({ pace: 'normal' })
  const table = new Table()
  table.reel.stepper = stepper
  table.message(state(0))
  table.message(told(1, 1, 'a', 'unseen', 'b'))
  table.message(told(2, 2, 'c', 'd'))
  expect(table.number).toBe(2)
  expect(table.latest?.view).toEqual({ n: 2 })
  const seen = [table.shown!.view.last ?? table.shown!.view.n]
  for (let i = 0; i < 4; i += 1) {
    vi.advanceTimersByTime(300)
    seen.push(table.shown!.view.last ?? table.shown!.view.n)
  }
  expect(seen).toEqual(['a', 1, 'c', 2, 2])
  expect(table.busy).toBe(false)
  change({ pace: 'off' })
  vi.useRealTimers()
})

test('the actions of a new question are there at once, and skipping shows how things stand', () => {
  change({ pace: 'normal' })
  const table = new Table()
  table.reel.stepper = stepper
  table.message(state(0))
  const option = { notation: 'pass', action: { kind: 'pass' } }
  table.message({ ...told(1, 1, 'a', 'b', 'c', 'd'), actions: [option] })
  expect(table.busy).toBe(true)
  expect(table.actions).toEqual([option])
  table.skip()
  expect(table.shown).toBe(table.latest)
  expect(table.busy).toBe(false)
  change({ pace: 'off' })
})

test('a long queue is hurried: some seconds at most', () => {
  vi.useFakeTimers()
  change({ pace: 'slow' })
  const table = new Table()
  table.reel.stepper = stepper
  table.message(state(0))
  table.message({ ...update(60, []), moves: Array.from({ length: 60 }, (_, i) => ({ ...move(i + 1), seat: 1, events: [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }] })) })
  expect(table.reel.catching).toBe(true)
  vi.advanceTimersByTime(4_000)
  expect(table.busy).toBe(false)
  expect(table.shown?.view).toEqual({ n: 60 })
  change({ pace: 'off' })
  vi.useRealTimers()
})

test('what came while the window was hidden is shown when it is looked at again', () => {
  vi.useFakeTimers()
  change({ pace: 'fast' })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const table = new Table()
  table.reel.stepper = stepper
  table.message(state(0))
  table.message(told(1, 1, 'a'))
  table.message(told(2, 2, 'b'))
  expect(table.shown?.view).toEqual({ n: 2 })
  expect(table.busy).toBe(false)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(table.reel.catching).toBe(true)
  expect(table.shown?.view).toEqual({ n: 0, last: 'a' })
  table.message(update(2, [])) // the server's answer to coming back: nothing new
  expect(table.reel.catching).toBe(true)
  expect(table.shown?.view).toEqual({ n: 0, last: 'a' })
  vi.advanceTimersByTime(1000)
  expect(table.shown?.view).toEqual({ n: 2 })
  expect(table.reel.catching).toBe(false)
  table.leave()
  hidden.mockRestore()
  change({ pace: 'off' })
  vi.useRealTimers()
})

test('after a lost connection the missed moves are shown from where the board stood', () => {
  vi.useFakeTimers()
  change({ pace: 'fast' })
  const table = new Table()
  table.reel.stepper = stepper
  table.message(state(1))
  table.message({ ...state(3), log: [move(1), { ...move(2), seat: 1, events: [{ kind: 'a' }] }, { ...move(3), seat: 2, events: [{ kind: 'b' }] }] })
  expect(table.shown?.view).toEqual({ n: 1, last: 'a' })
  vi.advanceTimersByTime(1000)
  expect(table.shown?.view).toEqual({ n: 3 })
  change({ pace: 'off' })
  vi.useRealTimers()
})

test('a preview is asked for once, kept while the version stands, and forgotten with it', () => {
  vi.useFakeTimers()
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  const option = { notation: 'pass', action: { kind: 'pass' } }
  const asked = () => transport.messages.filter((one) => one.t === 'preview')
  table.forecasts.foresee(option)
  table.forecasts.foresee(null)
  table.forecasts.foresee(option)
  vi.advanceTimersByTime(500)
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatchObject({ number: 2, seat: 0, action: { kind: 'pass' } })
  const answer = { t: 'preview' as const, id: asked()[0]!.id as string, number: 2, version: 2, certain: true, view: { n: 3 }, scores: null, incomes: null, events: [] }
  table.message(answer)
  expect(table.forecasts.foreseen).toEqual(answer)
  table.forecasts.foresee(null)
  expect(table.forecasts.foreseen).toBeNull()
  table.forecasts.foresee(option)
  vi.advanceTimersByTime(500)
  expect(table.forecasts.foreseen).toEqual(answer)
  expect(asked()).toHaveLength(1)
  table.message(update(3, [3]))
  expect(table.forecasts.foreseen).toBeNull()
  table.forecasts.foresee(option)
  vi.advanceTimersByTime(500)
  expect(asked()).toHaveLength(2)
  table.message({ ...answer, id: asked()[1]!.id as string })
  expect(table.forecasts.foreseen, 'an answer about an older version is not shown').toBeNull()
  vi.useRealTimers()
})

test('an error is kept to be told until the game is told again, and previews go on', () => {
  vi.useFakeTimers()
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  table.forecasts.foresee({ notation: 'pass', action: { kind: 'pass' } })
  vi.advanceTimersByTime(500)
  table.message({ t: 'error', reason: 'unreadable', values: {}, number: 2, version: 2 })
  expect(table.trouble?.reason).toBe('unreadable')
  table.forecasts.foresee({ notation: 'go', action: { kind: 'go' } })
  vi.advanceTimersByTime(500)
  expect(transport.messages).toHaveLength(2)
  table.message(update(3, [3]))
  expect(table.trouble).toBeNull()
  vi.useRealTimers()
})

test('words that are not taken are given back and not sent again', () => {
  const table = new Table()
  const forgotten: string[] = []
  const transport = { ...sent(), forget: (id: string) => void forgotten.push(id) }
  table.attach(transport)
  table.message(state(2))
  table.say('one')
  table.message({ t: 'ack', id: transport.messages[0]!.id as string, number: 2, version: 2 })
  table.say('two')
  table.message({ t: 'error', reason: 'slow_down', values: {}, number: 2, version: 2 })
  expect(table.unsaid).toBe('two')
  expect(forgotten).toEqual([transport.messages[1]!.id])
})

test('every address of a table carries its invitation', () => {
  const table = new Table()
  table.message(state(2))
  expect(table.address('at/1')).toBe('/tables/t/at/1')
  table.invitation = 'a b'
  expect(table.address('record', { form: 'json' })).toBe('/tables/t/record?form=json&invitation=a+b')
})

test('what was missed and taken back, or seen by another seat, is not shown', () => {
  change({ pace: 'normal' })
  const hidden = vi.spyOn(document, 'hidden', 'get')
  for (const news of [update(2, []), { ...state(4), seat: 1 }]) {
    hidden.mockReturnValue(true)
    const table = new Table()
    table.reel.stepper = stepper
    table.message(state(2))
    table.message(told(3, 1, 'a', 'b'))
    table.message({ ...news, version: 4 })
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(table.busy).toBe(false)
    expect(table.shown).toBe(table.latest)
    table.leave()
  }
  hidden.mockRestore()
  change({ pace: 'off' })
})

test('between the acknowledgement and its update nothing of the old question is offered', () => {
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  const option = { notation: 'pass', action: { kind: 'pass' } }
  table.message({ ...state(2), actions: [option] })
  expect(table.actions).toEqual([option])
  table.act(option.action)
  table.message({ t: 'ack', id: transport.messages[0]!.id as string, number: 3, version: 3 })
  expect(table.actions).toEqual([])
  table.message({ ...update(3, [3]), actions: [option] })
  expect(table.actions).toEqual([option])
})

test('a later look overtakes an earlier one', async () => {
  const table = new Table()
  table.message(state(5))
  const wait: Record<number, (value: any) => void> = {}
  const fetchMoment = (number: number) => new Promise<any>((go) => { wait[number] = () => go({ number, view: { n: number }, decision: null, actions: [], scores: [], incomes: [], moves: [] }) })
  const first = table.lookAt(2, fetchMoment)
  const second = table.lookAt(3, fetchMoment)
  wait[3]!(null)
  wait[2]!(null)
  await Promise.all([first, second])
  expect(table.past?.number).toBe(3)
})

test('a gap asks for the tail and shows nothing wrong meanwhile', () => {
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  table.message(update(5, [5]))
  expect(table.number).toBe(2)
  expect(transport.messages).toEqual([{ t: 'resume', since: 2, version: 2 }])
})

test('an undo takes the lines back', () => {
  const table = new Table()
  table.message(state(4))
  table.message(update(3, []))
  expect(table.number).toBe(3)
  expect(table.log).toHaveLength(3)
})

describe('what was taken back', () => {
  const mine = (number: number, notation: string, seat = 0) => ({ ...move(number), seat, notation })
  const offer = (...notations: string[]) => notations.map((notation) => ({ notation, action: { kind: notation } }))
  /** A table at which I have made the moves a, b and c, and taken back b and c in two steps. */
  function undone() {
    const table = new Table()
    table.message({ ...state(3), log: [mine(1, 'a'), mine(2, 'b'), mine(3, 'c')] })
    table.message({ ...update(2, []), version: 4 })
    table.message({ ...update(1, []), version: 5, actions: offer('b', 'x') })
    return table
  }

  test('can be done again, in its order, while it is on offer', () => {
    const table = undone()
    expect(table.undone.next(table.actions)?.notation).toBe('b')
    expect(table.undone.next(offer('x'))).toBeNull()
    table.message({ ...update(2, []), version: 6, moves: [mine(2, 'b')], actions: offer('c') })
    expect(table.undone.next(table.actions)?.notation).toBe('c')
    table.message({ ...update(3, []), version: 7, moves: [mine(3, 'c')], actions: offer('c') })
    expect(table.undone.next(table.actions)).toBeNull()
  })

  test('is gone as soon as something else was played, or somebody else has moved', () => {
    for (const played of [[mine(2, 'x')], [mine(2, 'b', 1)], [mine(2, 'b'), mine(3, 'c', 1)]]) {
      const table = undone()
      table.message({ ...update(1 + played.length, []), version: 6, moves: played })
      expect(table.undone.next(offer('b', 'c'))).toBeNull()
    }
  })

  test('is not mine to do again where moves of others went with it', () => {
    const table = new Table()
    table.message({ ...state(3), log: [mine(1, 'a'), mine(2, 'b'), mine(3, 'c', 1)] })
    table.message({ ...update(1, []), version: 4 })
    expect(table.undone.next(offer('b', 'c'))).toBeNull()
  })

  test('is forgotten with the seat', () => {
    const table = undone()
    table.message({ ...state(1), version: 5, seat: 1 })
    expect(table.undone.next(offer('b'))).toBeNull()
  })
})

test('the lock is at the last move that cannot be taken back, and says why', () => {
  const log = [move(1), { ...move(2), seat: 1 }, { ...move(3), actor: 'clock' }, move(4), move(5)]
  expect(lockOf(log, 0, 4)).toEqual({ number: 4, why: 'came-out' })
  expect(lockOf(log, 0, 3)).toEqual({ number: 3, why: 'played' })
  expect(lockOf(log, 0, 2)).toEqual({ number: 2, why: 'other' })
  expect(lockOf(log, 0, null), 'nothing can be undone').toEqual({ number: 5, why: 'came-out' })
  expect(lockOf(log, 0, 0), 'everything can').toBeNull()
  expect(lockOf(log, 2, null), 'nothing of mine to undo').toBeNull()
})

test('an undo that was asked for is asked no more once the game went on, or back', () => {
  for (const news of [update(3, [3]), { ...update(0, []), version: 3 }]) {
    const table = new Table()
    table.message(state(2))
    table.message({ t: 'table', table: { ...info, request: { seat: 1, to: 0, agreed: [1] } }, clock: null, number: 2, version: 2 })
    table.message(update(2, []))
    expect(table.info?.request).toBeTruthy()
    table.message(news)
    expect(table.info?.request).toBeNull()
  }
})

test('an action carries the number it answers; a refusal is kept to be told', () => {
  const table = new Table()
  const transport = sent()
  table.attach(transport)
  table.message(state(2))
  table.act({ kind: 'pass' })
  expect(transport.messages[0]).toMatchObject({ t: 'act', number: 2, seat: 0, action: { kind: 'pass' } })
  expect(table.actions).toEqual([])
  table.message({ t: 'refused', id: transport.messages[0]!.id as string, reason: 'too_expensive', section: '2e p. 7', values: { price: 9 }, number: 2, version: 2 })
  expect(table.refused).toEqual({ reason: 'too_expensive', section: '2e p. 7', values: { price: 9 } })
  expect(table.sending).toBeNull()
})

test('without a connection an action is refused clearly and not lost silently', () => {
  const table = new Table()
  table.attach({ send: () => false, close() {} })
  table.message(state(1))
  expect(table.act('pass')).toBe(false)
  expect(table.refused?.reason).toBe('offline')
})
