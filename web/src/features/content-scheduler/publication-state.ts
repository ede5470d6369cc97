import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'

/** Returns whether a publication can still be changed: not once it is being sent or has an outcome. */
export function isWaiting(state: VariantState): boolean {
  return state === 'scheduled'
}

/** Returns why a post cannot be moved; null for one that can. Only the server knows if a post may already be published: it then refuses with a reason. */
export function lockOf(
  { lifecycle }: { lifecycle: Lifecycle },
  canPlan = true,
): 'published' | 'sending' | 'role' | null {
  if (!canPlan) return 'role'
  return lifecycle === 'published' || lifecycle === 'sending' ? lifecycle : null
}
