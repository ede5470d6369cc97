import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'

/** While it waits everything can be changed; once it is being sent, and when it is settled, nothing. */
export function isWaiting(state: VariantState): boolean {
  return state === 'scheduled'
}

/** Why a post cannot be moved; null for one that can. What may be out already only the server knows: it refuses with a reason. */
export function lockOf(
  { lifecycle }: { lifecycle: Lifecycle },
  canPlan = true,
): 'published' | 'sending' | 'role' | null {
  if (!canPlan) return 'role'
  return lifecycle === 'published' || lifecycle === 'sending' ? lifecycle : null
}
