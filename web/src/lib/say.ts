/** What went wrong, in words. */
import { ApiError } from './api'
import { has, t } from './fluent.svelte'
import { dashed } from './names'

export function trouble(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : 'error'
  const key = dashed(reason)
  const values = error instanceof ApiError ? plainValues(error.detail.values) : {}
  if (key === 'unreadable' && values.expected) return t('trouble-unreadable-at', { place: values.place ?? '', expected: values.expected })
  if (has(`trouble-${key}`)) return t(`trouble-${key}`, values)
  if (has(`refused-${key}`)) return t(`refused-${key}`)
  return t('trouble-other', { reason: error instanceof ApiError ? String(error.detail.message ?? reason) : reason })
}

/** The same for what a table's socket says. */
export const troubleOf = ({ reason, values }: { reason: string; values: Record<string, unknown> }): string => trouble(new ApiError(0, reason, { values }))

/** The values a text can use: numbers and words, nothing nested. */
function plainValues(values: unknown): Record<string, string | number> {
  const found = Object.entries((values as Record<string, unknown>) ?? {}).map(([key, value]) => [key, typeof value === 'number' ? Math.ceil(value) : value])
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'number' || typeof value === 'string')) as Record<string, string | number>
}
