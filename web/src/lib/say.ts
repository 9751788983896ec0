/** What went wrong, in words. */
import { ApiError } from './api'
import { has, t } from './fluent.svelte'

export function trouble(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : 'error'
  const key = reason.replaceAll('_', '-')
  if (has(`trouble-${key}`)) return t(`trouble-${key}`)
  if (has(`refused-${key}`)) return t(`refused-${key}`)
  return t('trouble-other', { reason: error instanceof ApiError ? String(error.detail.message ?? reason) : reason })
}
