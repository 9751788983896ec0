/** Where the page is: `/tables/ab12?at=40&seat=1`. The server answers every such address with the page itself. */

export interface Place {
  path: string[]
  query: URLSearchParams
}

export function readPlace(address: string): Place {
  const [path = '', query = ''] = address.split('?')
  return { path: path.split('/').filter(Boolean).map(readable), query: new URLSearchParams(query) }
}

/** A part of the address as it was written; what cannot be decoded stays as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = () => readPlace(location.pathname + location.search)

export const route = $state<{ place: Place }>({ place: typeof location === 'undefined' ? readPlace('') : here() })

/** Follow links within the page, and the browser's way back and forth. */
export function follow(): () => void {
  const arrive = () => (route.place = here())
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.('a')
    const address = link?.getAttribute('href')
    if (!link || !address?.startsWith('/') || address.startsWith('/api/') || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    go(address)
  }
  addEventListener('popstate', arrive)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', arrive)
    document.removeEventListener('click', click)
  }
}

export function go(address: string): void {
  history.pushState(null, '', address)
  route.place = here()
  scrollTo(0, 0)
}

/** Go on without a step in the history: back leads to where one came from. */
export function replace(address: string): void {
  history.replaceState(null, '', address)
  route.place = here()
}

/** Change the query without leaving a step in the history (moving through a game's timeline). */
export function replaceQuery(changes: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  history.replaceState(null, '', location.pathname + (text ? `?${text}` : ''))
  route.place = here()
}
