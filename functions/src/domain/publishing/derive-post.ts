import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import type { Deps } from '../../deps.ts'
import { factsOfBroken } from './facts-of-broken.ts'

const ROUNDS = 10
const PAUSE = 20

/**
 * Brings a post's lifecycle in line with its variants. May run twice, at once and in any order: it writes only over the
 * post it has read, and after a write it looks again, so the last one to write has seen the last change.
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
    const derived = deriveLifecycle([...found.variants, ...found.broken.flatMap(factsOfBroken)])
    const { lifecycle, nextAt, publishedAt } = stored.post
    if (derived.lifecycle === lifecycle && derived.nextAt === nextAt && derived.publishedAt === publishedAt) return
    const written = await posts.derive(workspaceId, stored, derived)
    if (!written) await clock.sleep(PAUSE * round)
  }
  throw new Error(`post ${postId} changed ${ROUNDS} times while its lifecycle was derived`)
}
