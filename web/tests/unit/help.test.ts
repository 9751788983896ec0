/** The list of keys leaves none out. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Help from '../../src/table/Help.svelte'

afterEach(cleanup)
const SHOWN: Record<string, string> = { Escape: 'Esc', ' ': '␣', '-': '−', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

test('every key that does something at a table is listed', () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  const { container } = render(Help, { props: { close: () => {} } })
  const listed = [...container.querySelectorAll('kbd')].flatMap((one) => one.textContent!.split(' '))
  const source = ['table/TableView', 'table/Tip', 'table/Stage', 'games/Hit', 'pages/Aid'].map((file) => readFileSync(resolve(import.meta.dirname, `../../src/${file}.svelte`), 'utf8')).join('\n')
  const handled = [
    ...[...source.matchAll(/event\.key [!=]== '([^']+)'/g)].map((one) => one[1]!),
    ...[...source.matchAll(/\[([^\]]+)\]\.includes\(event\.key\)/g)].flatMap((one) => [...one[1]!.matchAll(/'([^']+)'/g)].map((key) => key[1]!)),
    ...[...source.matchAll(/(Arrow\w+):/g)].map((one) => one[1]!),
    ...(/event\.shiftKey/.test(source) ? ['⇧'] : []),
  ]
  expect(handled.length).toBeGreaterThan(20)
  for (const key of new Set(handled)) expect(listed, key).toContain(SHOWN[key] ?? key)
})
