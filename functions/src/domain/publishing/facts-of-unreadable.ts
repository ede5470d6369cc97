import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'

type Facts = { state: VariantState; dueAt: null; publishedAt: null }

/**
 * What a variant that cannot be read means for its post: a settled one stays what it was, one under way will not go out by
 * itself and needs a person, and one without even a state means nothing.
 */
export function factsOfUnreadable({ state }: { state: VariantState | null }): Facts[] {
  if (state === null) return []
  return [{ state: isPending(state) ? 'failed' : state, dueAt: null, publishedAt: null }]
}
