/** Choosing by narrowing: each thing touched keeps only the actions it takes part in, until one is left. */
import type { Option } from './protocol'

export interface Choice {
  /** The actions still possible. */
  left: Option[]
  /** What may be touched next. */
  open: Set<string>
  /** What is chosen: touched, or common to all that is left. */
  chosen: Set<string>
}

export type TargetsOf = (option: Option) => string[]

export function narrow(options: Option[], picks: string[], targets: TargetsOf): Choice {
  const left = options.filter((option) => {
    const mine = targets(option)
    return picks.every((pick) => mine.includes(pick))
  })
  const all = new Set<string>()
  const chosen = new Set(picks)
  for (const option of left) for (const target of targets(option)) all.add(target)
  const open = new Set<string>()
  for (const target of all) {
    if (left.length && left.every((option) => targets(option).includes(target))) {
      if (picks.length) chosen.add(target)
      else open.add(target)
    } else open.add(target)
  }
  for (const pick of picks) open.delete(pick)
  return { left, open, chosen }
}

/** The picks after one more touch: narrowing if it fits, starting anew with it if not, undoing if it was picked. */
export function touch(options: Option[], picks: string[], target: string, targets: TargetsOf): string[] | null {
  if (picks.includes(target)) return picks.filter((pick) => pick !== target)
  const more = [...picks, target]
  if (narrow(options, more, targets).left.length) return more
  // A second thing of the same sort replaces the first: keep as many of the earlier picks as still fit.
  const kept = picks.filter((pick) => narrow(options, [pick, target], targets).left.length)
  if (kept.length) return [...kept, target]
  return narrow(options, [target], targets).left.length ? [target] : null
}
