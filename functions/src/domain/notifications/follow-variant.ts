import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import { isPending } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { notifyPublication } from './notify-publication.ts'
import { type DerivedPost, derivePost } from '../publishing/derive-post.ts'

/** What the post of a variant and the notifications about it depend on. */
export type VariantFacts = Pick<
  Variant,
  'workspaceId' | 'postId' | 'generation' | 'state' | 'dueAt' | 'publishedAt' | 'confirmedBy'
> & { scheduled: Pick<Variant['scheduled'], 'instant'> }

/**
 * After a variant was written: derives its post and notifies the author of an outcome, with one reading of the post and its
 * variants for both. Steps of a delivery that change neither read nothing. Repeats and any order are harmless.
 * @returns what was read; null when nothing was
 */
export async function followVariant(
  deps: Deps,
  before: VariantFacts | null,
  after: VariantFacts | null,
): Promise<DerivedPost | null> {
  const facts = after ?? before
  if (!facts || (before && after && isSameToPost(before, after))) return null
  const post = await derivePost(deps, facts.workspaceId, facts.postId)
  if (post && after) await notifyPublication(deps, after, post)
  return post
}

/** Whether a post derived from either is the same. From the claim to the outcome a post is being sent, whatever the step. */
function isSameToPost(before: VariantFacts, after: VariantFacts): boolean {
  const isSameState = before.state === after.state || (isPending(before.state) && isPending(after.state))
  if (!isSameState || before.generation !== after.generation || before.confirmedBy !== after.confirmedBy) return false
  return JSON.stringify(deriveLifecycle([before])) === JSON.stringify(deriveLifecycle([after]))
}
