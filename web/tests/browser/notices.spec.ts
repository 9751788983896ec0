/** Being told that it is one's turn: a webhook added and tried in the page, and a push that wakes the real worker. */
import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './base'
import { openTable, sitDown, SETTINGS } from './table'

test('a webhook is added, tried and removed in the page; its messages are signed', async ({ page }) => {
  const heard: { signature: string; body: string }[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part)).on('end', () => {
      heard.push({ signature: String(request.headers['serai-signature']), body })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  try {
    await openTable(page, await sitDown(page, { game: 'yunnan', seats: 3, seed: 4 }))
    // the list of addresses is slow: it has the new one already, and comes just before the answer to adding it
    const signal = () => {
      let resolve = () => {}
      return { promise: new Promise<void>((go) => (resolve = go)), resolve: () => resolve() }
    }
    const [added, listed] = [signal(), signal()]
    await page.route(/\/notices$/, async (route) => {
      const isList = route.request().method() === 'GET'
      if (isList) await added.promise
      const response = await route.fetch()
      if (!isList) {
        added.resolve()
        await listed.promise
      }
      await route.fulfill({ response })
      if (isList) listed.resolve()
    })
    await page.getByText('Tell me when it is my turn').click()
    // notices of a page are blocked in this browser, and the page says so instead of offering them
    await expect(page.getByRole('button', { name: 'By this browser' })).toBeDisabled()
    await expect(page.getByText('Notices from this page are blocked')).toBeVisible()
    await page.getByRole('button', { name: 'By webhook' }).click()
    await page.getByLabel('Address of the webhook').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/turn`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const secret = await page.locator('.once input').inputValue()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('Sent; it was taken in there.')).toBeVisible()
    const [, time, mac] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(heard[0]!.signature)!
    expect(createHmac('sha256', secret).update(`${time}.${heard[0]!.body}`).digest('hex')).toBe(mac)
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ event: 'test', game: 'yunnan' })
    await page.getByRole('button', { name: 'Remove: Webhook' }).click()
    await expect(page.getByText('You are told nowhere yet.')).toBeVisible()
  } finally {
    receiver.close()
  }
})

test('a push wakes the worker, which speaks the language of the page', async ({ page, context }) => {
  // this browser has no push service: leave and subscription are stand-ins, everything else is real
  const key = createECDH('prime256v1')
  const keys = { p256dh: key.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript((keys) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://push.example.org/1', keys }) }) as unknown as PushSubscription
  }, keys)
  const id = await sitDown(page, { game: 'yunnan', seats: 3, seed: 4 }, { ...SETTINGS, language: 'de' })
  await openTable(page, id)
  const cdp = await context.newCDPSession(page)
  const registrations = new Set<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', (told) => told.registrations.forEach((one) => registrations.add(one.registrationId)))
  await cdp.send('ServiceWorker.enable')
  const started = context.waitForEvent('serviceworker')
  await page.getByText('Sag mir, wenn ich dran bin').click()
  await page.getByRole('button', { name: 'Durch diesen Browser' }).click()
  const worker = await started
  await expect(page.getByText('Hinzugefügt.')).toBeVisible()
  // nor may it show notices: what the worker would show is kept instead
  await worker.evaluate(() => {
    const own = self as any
    own.shown = []
    own.registration.showNotification = async (title: string, more: unknown) => void own.shown.push({ title, ...(more as object) })
  })
  await expect.poll(() => registrations.size).toBe(1)
  const push = () => cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin, registrationId: [...registrations][0]!,
    data: JSON.stringify({ event: 'turn', game: 'silk_road', name: 'Am Fluss', table: id }),
  })
  const shown = () => worker.evaluate(() => (self as any).shown)
  await push()
  const notice = { title: 'Silk Road · Am Fluss', body: 'Du bist dran.', tag: `table-${id}`, renotify: true, icon: '/favicon.svg', data: { table: id } }
  await expect.poll(shown).toEqual([notice])
  // another language: the words left for the worker change with it
  await page.getByLabel('Sprache').first().selectOption('fr')
  await expect.poll(() => page.evaluate(async () => (await caches.match('/notice-words'))?.text())).toContain("C'est à vous")
  await push()
  await expect.poll(shown).toEqual([notice, { ...notice, body: "C'est à vous." }])
})
