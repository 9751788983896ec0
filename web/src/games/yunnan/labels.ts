/** Spaces of the board and what stands on them, in words for readers. */
import { t } from '../../lib/fluent.svelte'
import type { View } from '../../lib/protocol'
import { printed } from './printed'
import { building, colour, gorge, place } from './ui'

export function placeLabel(at: number, view: View): string {
  const numbers = printed(view)
  const parts: string[] = []
  if (at > 0) parts.push(t('yunnan-label-income', { trader: numbers.trader_income[at] ?? 0, post: numbers.post_income[at] ?? 0 }))
  for (let c = 0; c < view.colours.length; c += 1) {
    const things: string[] = []
    if (view.traders[c][at]) things.push(t('yunnan-count-traders', { count: view.traders[c][at] }))
    if (view.posts[c][at]) things.push(t('yunnan-count-posts', { count: view.posts[c][at] }))
    if (view.horse[c] === at) things.push(t('yunnan-horse'))
    if (view.tea_houses[at] === c) things.push(t('yunnan-structure-tea-house'))
    if (view.guard[c] === at && at > 0) things.push(t('yunnan-structure-guard'))
    if (things.length) parts.push(`${colour(c, view)}: ${things.join(', ')}`)
  }
  if (view.gifts[at]) parts.push(t('yunnan-count-gifts', { count: view.gifts[at] }))
  return `${place(at, view)}. ${parts.join('; ')}`
}

export function spaceLabel(b: number, s: number, price: number, small: boolean, view: View): string {
  const who = view.bids[b][s] as number
  return t('yunnan-label-space', { building: building(b, view), price, small: small ? 'yes' : 'no', who: who >= 0 ? colour(who, view) : 'none' })
}

export function bankLabel(s: number, name: string, view: View): string {
  return t('yunnan-label-bank', { space: t(`yunnan-bank-${name}`), who: view.bank[s] >= 0 ? colour(view.bank[s], view) : 'none' })
}

export function gorgeLabel(g: number, view: View): string {
  const owners = (view.bridges as number[][]).flatMap((row, c) => (row[g] ? [colour(c, view)] : []))
  return t('yunnan-label-gorge', { gorge: gorge(g, view), owners: owners.join(', ') || 'none', blocked: view.blocked_gorge === g ? 'yes' : 'no' })
}
