import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'

type Facts = { state: VariantState; scheduled: null; dueAt: null; publishedAt: null }

/**
 * What a variant that cannot be read means for its post: a settled one keeps its state, a pending one will not be published
 * and needs a decision, and one without a readable state is ignored.
 */
export function factsOfUnreadable({ state }: { state: VariantState | null }): Facts[] {
  if (state === null) return []
  return [{ state: isPending(state) ? 'failed' : state, scheduled: null, dueAt: null, publishedAt: null }]
}
