// Wakes up when the server pushes "it is your turn". The page has left the words for it in the language spoken there.
const WORDS = 'serai-notice-words'
const KEPT = '/notice-words' // from the root: the page that leaves them may be anywhere
const ENGLISH = { turn: 'It is your turn.', test: 'Notices reach you here.', games: {} }

async function words() {
  try {
    const kept = await (await caches.open(WORDS)).match(KEPT)
    return kept ? { ...ENGLISH, ...(await kept.json()) } : ENGLISH
  } catch {
    return ENGLISH
  }
}

async function show(notice) {
  const say = await words()
  const title = [say.games[notice.game] ?? notice.game ?? 'Serai', notice.name].filter(Boolean).join(' · ')
  await self.registration.showNotification(title, {
    body: notice.event === 'test' ? say.test : say.turn,
    tag: `table-${notice.table ?? ''}`, // a second notice about the same table takes the place of the first
    renotify: true,
    icon: '/favicon.svg',
    data: { table: notice.table },
  })
}

async function open(table) {
  const address = new URL(/^[\w-]+$/.test(table ?? '') ? `/tables/${table}` : '/', self.registration.scope).href
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (page.url === address || page.url.startsWith(`${address}?`)) return page.focus()
  }
  return self.clients.openWindow(address)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => {
  let notice = {}
  try {
    notice = event.data?.json() ?? {}
  } catch {
    // a push that cannot be read still says that something happened
  }
  event.waitUntil(show(notice))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.table))
})
