import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import type { Deps } from '../ports/deps.ts'
import { factsOfUnreadable } from './facts-of-unreadable.ts'

/** A post and all its variants that can be read, as they were last found. */
export type DerivedPost = { post: Post; variants: Variant[] }

const ROUNDS = 10
const PAUSE = 20

/**
 * Derives a post's lifecycle from its variants. May run twice, in parallel and in any order: it writes only over the post
 * it has read, and reads the variants again after a write, so the last run to write has seen the last change.
 * @returns what it has found; null when there is no such post
 */
export async function derivePost(
  { posts, variants, clock }: Pick<Deps, 'posts' | 'variants' | 'clock'>,
  workspaceId: string,
  postId: string,
): Promise<DerivedPost | null> {
  let stored = await posts.read(workspaceId, postId)
  for (let round = 1; round <= ROUNDS; round++) {
    if (!stored) return null
    const found = await variants.allOfPost(workspaceId, postId)
    const derived = deriveLifecycle([...found.variants, ...found.unreadable.flatMap(factsOfUnreadable)])
    if (isDerived(stored.post, derived)) {
      return { post: stored.post, variants: found.variants }
    }
    const written = await posts.derive(workspaceId, stored, derived)
    if (!written) await clock.sleep(PAUSE * round)
    stored = written ?? (await posts.read(workspaceId, postId))
  }
  throw new Error(`post ${postId} changed ${ROUNDS} times while its lifecycle was derived`)
}

function isDerived(post: Post, derived: ReturnType<typeof deriveLifecycle>): boolean {
  return (
    post.lifecycle === derived.lifecycle &&
    post.plannedAt === derived.plannedAt &&
    post.nextAt === derived.nextAt &&
    post.publishedAt === derived.publishedAt
  )
}
