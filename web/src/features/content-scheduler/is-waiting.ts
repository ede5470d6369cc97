import type { VariantState } from '@postwright/core/publishing/variant-state'

/** While it waits everything can be changed; once it is being sent, and when it is settled, nothing. */
export function isWaiting(state: VariantState): boolean {
  return state === 'scheduled'
}
