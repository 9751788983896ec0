/** Where the page is, kept behind the #: `#/table/ab12?at=40&seat=1`. */

export interface Place {
  path: string[]
  query: URLSearchParams
}

export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) }
}

export const route = $state<{ place: Place }>({ place: readPlace(typeof location === 'undefined' ? '' : location.hash) })

export function follow(): () => void {
  const listen = () => (route.place = readPlace(location.hash))
  addEventListener('hashchange', listen)
  return () => removeEventListener('hashchange', listen)
}

export function go(to: string): void {
  location.hash = to
}

/** Change the address without leaving a step in the history (moving through a game's timeline). */
export function replaceQuery(changes: Record<string, string | null>): void {
  const { path, query } = readPlace(location.hash)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  history.replaceState(null, '', `#/${path.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`)
  route.place = readPlace(location.hash)
}
