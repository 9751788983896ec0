/** Browser push: what stands in the way is told apart, and the worker shows what the server sends. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ability, bytes, PushTrouble, subscribe } from '../../src/pages/push'

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const subscription = { options: { applicationServerKey: null }, toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }), unsubscribe: vi.fn() }
let manager: { getSubscription: any; subscribe: any }

function browser(more: { permission?: string; answer?: string; secure?: boolean } = {}) {
  manager = { getSubscription: vi.fn(async () => null), subscribe: vi.fn(async () => subscription) }
  vi.stubGlobal('isSecureContext', more.secure ?? true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: more.permission ?? 'default', requestPermission: async () => more.answer ?? 'granted' })
  vi.stubGlobal('caches', { open: async () => ({ put: async () => {} }) })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register: vi.fn(async () => ({})), ready: Promise.resolve({ pushManager: manager }) } })
}
beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

describe('subscribing', () => {
  test('gives exactly what the server wants to know', async () => {
    expect(await subscribe(KEY)).toEqual({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } })
    const asked = manager.subscribe.mock.calls[0][0]
    expect(asked.userVisibleOnly).toBe(true)
    expect(asked.applicationServerKey.length).toBe(65)
  })
  test('a subscription with another key is given up first', async () => {
    const old = { options: { applicationServerKey: new Uint8Array(65).buffer }, unsubscribe: vi.fn() }
    manager.getSubscription = vi.fn(async () => old)
    await subscribe(KEY)
    expect(old.unsubscribe).toHaveBeenCalled()
  })
  test.each([['denied', 'denied'], ['default', 'dismissed']])('an answer of %s is told as %s', async (answer, reason) => {
    browser({ answer })
    await expect(subscribe(KEY)).rejects.toMatchObject({ reason })
  })
  test('a push service that does not answer is told', async () => {
    manager.subscribe = vi.fn(async () => { throw new DOMException('no', 'AbortError') })
    await expect(subscribe(KEY)).rejects.toBeInstanceOf(PushTrouble)
    await expect(subscribe(KEY)).rejects.toMatchObject({ reason: 'service' })
  })
})

test('what a browser can do', () => {
  expect(ability()).toBe('ready')
  browser({ permission: 'denied' })
  expect(ability()).toBe('denied')
  browser({ secure: false })
  expect(ability()).toBe('insecure')
  vi.stubGlobal('Notification', undefined)
  delete (globalThis as any).Notification
  browser()
  delete (window as any).PushManager
  expect(ability()).toBe('unsupported')
})

test('the key as bytes', () => {
  expect(bytes('AQID')).toEqual(new Uint8Array([1, 2, 3]))
})

describe('the worker', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../public/notices.js'), 'utf8')
  function wake(kept: unknown = null) {
    const heard: Record<string, (event: any) => void> = {}
    const shown: any[] = []
    const opened: string[] = []
    const self = {
      addEventListener: (name: string, work: (event: any) => void) => (heard[name] = work),
      registration: { scope: 'https://serai.example/', showNotification: async (title: string, more: any) => shown.push([title, more]) },
      clients: { matchAll: async () => [], openWindow: async (address: string) => opened.push(address), claim: async () => {} },
      skipWaiting: () => {},
    }
    const caches = { open: async () => ({ match: async () => (kept ? { json: async () => kept } : undefined) }) }
    new Function('self', 'caches', source)(self, caches)
    const happen = async (name: string, event: object) => {
      let work: Promise<unknown> = Promise.resolve()
      heard[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
      await work
    }
    return { happen, shown, opened }
  }
  test('says whose turn it is, in the words left by the page, and opens the table', async () => {
    const { happen, shown, opened } = wake({ turn: 'Du bist dran.', games: { yunnan: 'Yunnan' } })
    await happen('push', { data: { json: () => ({ event: 'your_turn', game: 'yunnan', name: 'Freitag', table: 'ab12' }) } })
    expect(shown[0][0]).toBe('Yunnan · Freitag')
    expect(shown[0][1].body).toBe('Du bist dran.')
    await happen('notificationclick', { notification: { close: () => {}, data: { table: 'ab12' } } })
    expect(opened).toEqual(['https://serai.example/tables/ab12'])
  })
  test('an unreadable push still says something; a strange table leads to the first page', async () => {
    const { happen, shown, opened } = wake()
    await happen('push', { data: { json: () => { throw new Error('no JSON') } } })
    expect(shown[0][1].body).toBe('It is your turn.')
    await happen('notificationclick', { notification: { close: () => {}, data: { table: 'https://evil.example' } } })
    expect(opened).toEqual(['https://serai.example/'])
  })
})
