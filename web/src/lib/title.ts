/** The window's title: whether it is my turn, what the page is, and Serai. */
let page = ''
let turn = ''

function write(): void {
  document.title = [turn && `★ ${turn}`, page, 'Serai'].filter(Boolean).join(' · ')
}

export function titlePage(text: string): void {
  page = text
  write()
}

export function titleTurn(text: string): void {
  turn = text
  write()
}
