/** Browser push: what this browser can do, and a subscription with the server's key. */
import { t } from '../lib/fluent.svelte'
import { dashed } from '../lib/names'
import { GAME_NAMES } from '../games'

export type Ability = 'ready' | 'unsupported' | 'insecure' | 'denied'

/** What stands in the way of push here, if anything does. */
export function ability(): Ability {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

export class PushTrouble extends Error {
  constructor(readonly reason: Ability | 'dismissed' | 'service') {
    super(reason)
  }
}

/** Ask for leave, and give the server an address at which this browser can be reached. */
export async function subscribe(key: string): Promise<Record<string, unknown>> {
  const able = ability()
  if (able !== 'ready') throw new PushTrouble(able)
  const allowed = await Notification.requestPermission()
  if (allowed !== 'granted') throw new PushTrouble(allowed === 'denied' ? 'denied' : 'dismissed')
  try {
    await leaveWords()
    await navigator.serviceWorker.register('/notices.js')
    const worker = await navigator.serviceWorker.ready
    const old = await worker.pushManager.getSubscription()
    if (old && !sameKey(old.options.applicationServerKey, key)) await old.unsubscribe() // the server has a new key
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint, keys } = made.toJSON()
    return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }
  } catch {
    throw new PushTrouble('service')
  }
}

/** The words a notice uses while no page is open, in the language spoken now. */
export async function leaveWords(): Promise<void> {
  const games = Object.fromEntries(GAME_NAMES.map((name) => [name, t(`game-${dashed(name)}`)]))
  const kept = await caches.open('serai-notice-words')
  await kept.put('/notice-words', new Response(JSON.stringify({ turn: t('notices-say-turn'), test: t('notices-say-test'), games })))
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function sameKey(used: ArrayBuffer | null, key: string): boolean {
  if (!used) return false
  const mine = bytes(key)
  const theirs = new Uint8Array(used)
  return mine.length === theirs.length && mine.every((byte, i) => byte === theirs[i])
}
