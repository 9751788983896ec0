/** Whole games through the games' words and boards: every action can be touched and said, every event told, every view drawn. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { GameUi } from '../../src/games/game'
import { silkRoad } from '../../src/games/silk_road/ui'
import { settle } from '../../src/games/yunnan/pieces'
import { yunnan } from '../../src/games/yunnan/ui'
import { narrow } from '../../src/lib/select'
import { frames } from './frames'

const GAMES: [string, GameUi][] = [['yunnan', yunnan], ['yunnan-five', yunnan], ['yunnan-duli', yunnan], ['yunnan-first', yunnan], ['silk_road', silkRoad]]
const looksRaw = (text: string) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || text.includes('{$')

afterEach(cleanup)

for (const [name, game] of GAMES) {
  const moments = frames(name)
  describe.skipIf(!moments)(name, () => {
    test('every action is reached by touching what belongs to it, and by nothing else', () => {
      for (const { actions } of moments!.filter((_, i) => i % 5 === 0)) {
        for (const option of actions) {
          const mine = game.targets(option)
          const same = narrow(actions, mine, game.targets).left
          const amount = game.amount(actions)
          expect(same.length === 1 || amount?.options.includes(option), option.notation).toBeTruthy()
        }
      }
    })

    test('every action, event and question has words', () => {
      for (const { view, actions, move, decision } of moments!) {
        for (const { action } of actions.slice(0, 40)) {
          expect(looksRaw(game.actionText(action, view)), JSON.stringify(action)).toBe(false)
          expect(looksRaw(game.price(action, view))).toBe(false)
        }
        for (const event of move?.events ?? []) {
          const text = game.eventText(event, view)
          if (text !== null) expect(looksRaw(text) || text === '', JSON.stringify(event)).toBe(false)
        }
        if (decision) expect(looksRaw(game.questionText(decision.question, view)), decision.question).toBe(false)
      }
    })

    test('views of the whole game can be drawn, wide and tall, and every target has a place and a name', async () => {
      const some = moments!.filter((_, i) => i % 37 === 0)
      for (const portrait of [false, true]) {
        const nothing = new Set<string>()
        const props = { open: nothing, chosen: nothing, marks: nothing, ghost: null, pick: () => {}, portrait, words: 'en' }
        const { container, rerender } = render(game.Board as any, { props: { ...props, view: some[0]!.view } })
        for (const { view, actions } of some) {
          const open = new Set(actions.flatMap((option) => game.targets(option)))
          await rerender({ ...props, view, open })
          const board = new Map([...container.querySelectorAll('[data-target]')].map((one) => [one.getAttribute('data-target'), one.getAttribute('aria-label')]))
          for (const option of actions) {
            for (const target of game.targets(option)) {
              if (target === option.action.kind) continue
              expect(board.get(target), `${target} for ${option.notation}`).toBeTruthy()
            }
          }
          expect(container.innerHTML).not.toContain('NaN')
        }
        cleanup()
      }
    })
  })
}

describe.skipIf(!frames('yunnan'))('pieces', () => {
  test('keep their identity: a view never has more movers than traders that changed place', () => {
    let pieces = settle([], frames('yunnan')![0]!.view)
    for (const { view } of frames('yunnan')!) {
      const next = settle(pieces, view)
      expect(next.map((piece) => piece.key).sort()).toEqual(pieces.map((piece) => piece.key).sort())
      pieces = next
    }
  })
})
