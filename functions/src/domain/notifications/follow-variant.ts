import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import { isPending } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { derivePost } from '../publishing/derive-post.ts'
import { notifyPublication } from './notify-publication.ts'

/**
 * After a variant was written: derives its post, and notifies the author of an outcome. Steps of a delivery that change neither read
 * nothing. Repeats and any order are harmless.
 * @returns the post; null when nothing was read, or there is none
 */
export async function followVariant(deps: Deps, before: Variant | null, after: Variant): Promise<Post | null> {
  if (before && isSameToPost(before, after)) return null
  const post = await derivePost(deps, after.workspaceId, after.postId, after)
  if (post) await notifyPublication(deps, after, post)
  return post
}

/** Whether the post derived from either is the same. From the claim to the outcome a post is being sent, whatever the step. */
function isSameToPost(before: Variant, after: Variant): boolean {
  const isSameState = before.state === after.state || (isPending(before.state) && isPending(after.state))
  if (!isSameState || before.generation !== after.generation || before.confirmedBy !== after.confirmedBy) return false
  return JSON.stringify(deriveLifecycle([before])) === JSON.stringify(deriveLifecycle([after]))
}
