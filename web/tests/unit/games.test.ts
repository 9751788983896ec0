/** Whole games through the games' words and boards: every action can be touched and said, every event told, every view drawn. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { GameUi } from '../../src/games/game'
import { silkRoad } from '../../src/games/silk_road/ui'
import { settle } from '../../src/games/yunnan/pieces'
import { yunnan } from '../../src/games/yunnan/ui'
import { t } from '../../src/lib/fluent.svelte'
import { narrow } from '../../src/lib/select'
import { RULES } from '../../src/table/rules'
import { frames } from './frames'

const GAMES: [string, GameUi][] = [['yunnan', yunnan], ['yunnan-five', yunnan], ['yunnan-duli', yunnan], ['yunnan-first', yunnan], ['silk_road', silkRoad]]
const looksRaw = (text: string) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || text.includes('{$')

afterEach(cleanup)

for (const [name, game] of GAMES) {
  const moments = frames(name)
  describe(name, () => {
    test('every action is reached by touching what belongs to it, and by nothing else', () => {
      for (const { actions } of moments.filter((_, i) => i % 5 === 0)) {
        for (const option of actions) {
          const mine = game.targets(option)
          const same = narrow(actions, mine, game.targets).left
          const amount = game.amount(actions)
          expect(same.length === 1 || amount?.options.includes(option), option.notation).toBeTruthy()
        }
      }
    })

    test('every action, event and question has words', () => {
      for (const { view, actions, move, decision } of moments) {
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

    test('events lead, step by step, to what the next view shows', () => {
      // the market empties between rounds without an event of its own: the true view says it
      const between = (kinds: string[]) => kinds.includes('round_ended')
      const watched = name === 'silk_road'
        ? ['money_counted', 'goods_counted', 'tokens', 'crooks', 'barterers', 'leader', 'caravan', 'tiles']
        : ['traders', 'reserve', 'untrained', 'bids', 'bank', 'coins', 'score', 'horse', 'passes', 'influence', 'posts', 'bridges', 'tea_houses', 'gifts', 'gifts_won', 'order']
      for (let i = 1; i < moments.length; i += 1) {
        const { move, view } = moments[i]!
        let now = moments[i - 1]!.view
        const kept = i % 20 ? '' : JSON.stringify(now)
        for (const event of move!.events) now = game.step(now, event) ?? now
        if (kept) expect(JSON.stringify(moments[i - 1]!.view), 'a step leaves the view it began with alone').toBe(kept)
        if (between(move!.events.map((event) => event.kind))) continue
        for (const key of watched) expect(now[key], `${key} after ${move!.notation}`).toEqual(view[key])
      }
    })

    test('what an action brings is told in words, one\'s own first; nothing changes between a view and itself', () => {
      for (let i = 1; i < moments.length; i += 3) {
        const [before, after] = [moments[i - 1]!.view, moments[i]!.view]
        expect(game.gains(before, before, 0)).toEqual([])
        const gains = game.gains(before, after, 1)
        for (const { what, by } of gains) {
          expect(Number.isInteger(by) && by !== 0, what).toBe(true)
          expect(looksRaw(t(`${game.name.replace('_', '-')}-gain-${what}`, { by: '+1' })), what).toBe(false)
        }
        const mine = gains.findLastIndex((one) => one.seat === 1)
        expect(gains.slice(0, mine + 1).every((one) => one.seat === 1)).toBe(true)
      }
    })

    test('every thing on the board has a word on what it is for, and a section of the rules', () => {
      const things = new Set<string>()
      for (const { view } of [moments[3]!, moments[Math.floor(moments.length / 2)]!]) {
        const nothing = new Set<string>()
        const { container } = render(game.Board as any, { props: { view, open: nothing, chosen: nothing, marks: nothing, ghost: null, flying: [], beat: 0, pick: () => {}, portrait: false, words: 'en' } })
        for (const one of container.querySelectorAll('[data-target], [data-about]')) things.add(one.getAttribute('data-about') ?? one.getAttribute('data-target')!)
        for (const thing of things) {
          expect(game.about(thing, view), thing).not.toBe('')
          expect(RULES[game.name], thing).toContain(game.section(thing))
        }
        cleanup()
      }
    })

    test('views of the whole game can be drawn, wide and tall, and every target has a place and a name', async () => {
      const some = moments.filter((_, i) => i % 37 === 0)
      for (const portrait of [false, true]) {
        const nothing = new Set<string>()
        const props = { open: nothing, chosen: nothing, marks: nothing, ghost: null, flying: [], beat: 0, pick: () => {}, portrait, words: 'en' }
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
    }, 90_000)
  })
}

describe('pieces', () => {
  test('keep their identity: a view never has more movers than traders that changed place', () => {
    let pieces = settle([], frames('yunnan')[0]!.view)
    for (const { view } of frames('yunnan')) {
      const next = settle(pieces, view)
      expect(next.map((piece) => piece.key).sort()).toEqual(pieces.map((piece) => piece.key).sort())
      pieces = next
    }
  })
})
