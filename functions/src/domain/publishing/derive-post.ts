import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import type { Deps } from '../../deps.ts'
import { factsOfUnreadable } from './facts-of-unreadable.ts'

const ROUNDS = 10
const PAUSE = 20

/**
 * Derives a post's lifecycle from its variants. May run twice, in parallel and in any order: it writes only over the post
 * it has read, and reads again after a write, so the last run to write has seen the last change.
 */
export async function derivePost(
  { posts, variants, clock }: Pick<Deps, 'posts' | 'variants' | 'clock'>,
  workspaceId: string,
  postId: string,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const stored = await posts.read(workspaceId, postId)
    if (!stored) return
    const found = await variants.allOfPost(workspaceId, postId)
    const derived = deriveLifecycle([...found.variants, ...found.unreadable.flatMap(factsOfUnreadable)])
    const { lifecycle, nextAt, publishedAt } = stored.post
    if (derived.lifecycle === lifecycle && derived.nextAt === nextAt && derived.publishedAt === publishedAt) return
    const written = await posts.derive(workspaceId, stored, derived)
    if (!written) await clock.sleep(PAUSE * round)
  }
  throw new Error(`post ${postId} changed ${ROUNDS} times while its lifecycle was derived`)
}
