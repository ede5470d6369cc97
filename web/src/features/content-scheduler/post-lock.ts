import type { Lifecycle } from '@postwright/core/publishing/lifecycle'

/** Why a post cannot be moved; null for one that can. What may be out already only the server knows: it refuses with a reason. */
export function lockOf(
  { lifecycle }: { lifecycle: Lifecycle },
  canPlan = true,
): 'published' | 'sending' | 'role' | null {
  if (!canPlan) return 'role'
  return lifecycle === 'published' || lifecycle === 'sending' ? lifecycle : null
}
