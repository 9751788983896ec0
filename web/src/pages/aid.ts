/** Whether the word on what is asked stands open beside the board; kept from game to game. */
const KEY = 'serai.aid'

export function aidIsOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    return false
  }
}

export function openAid(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed')
  } catch {
    // a private window may refuse to store
  }
}
