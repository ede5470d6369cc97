import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import { factOf, factsIn, type VariantStates, withVariant } from '@postwright/core/posts/post-state'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../ports/deps.ts'
import type { PostVariants, StoredPost } from '../ports/publishing.ts'
import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'

const ROUNDS = 10
const PAUSE = 20

type Needs = Pick<Deps, 'posts' | 'variants' | 'clock'>

/**
 * Derives a post's lifecycle from the states of its variants, which are stored with the post. After a write of one variant, only its state is
 * updated; all are read if the stored states are unknown or from an earlier plan. May run twice, in parallel and in any order: it only writes over
 * the post that it has read, and never replaces a state from a later write.
 * @param written the variant that was written; null for an unreadable or deleted one
 * @returns the current post; null when it does not exist
 */
export async function derivePost(
  deps: Needs,
  workspaceId: string,
  postId: string,
  written: Variant | null = null,
): Promise<Post | null> {
  const { posts, clock } = deps
  for (let round = 1; round <= ROUNDS; round++) {
    const stored = await posts.read(workspaceId, postId)
    if (!stored) return null
    const states = await statesNow(deps, workspaceId, stored, written)
    const derived = deriveLifecycle(factsIn(states))
    if (isDerived(stored.post, derived) && isDeepStrictEqual(stored.states, states)) return stored.post
    const now = await posts.derive(workspaceId, stored, derived, states)
    if (now) return now.post
    await clock.sleep(PAUSE * round)
  }
  throw new Error(`post ${postId} changed ${ROUNDS} times while its lifecycle was derived`)
}

async function statesNow(
  { variants }: Needs,
  workspaceId: string,
  { post, states }: StoredPost,
  written: Variant | null,
): Promise<VariantStates> {
  if (written && states?.generation === post.generation) return withVariant(states, written)
  return statesOf(post.generation, await variants.allOfPost(workspaceId, post.id))
}

function statesOf(generation: number, { variants, unreadable }: PostVariants): VariantStates {
  const readable = variants.map((variant) => [variant.id, factOf(variant)] as const)
  const broken = unreadable.flatMap((each) =>
    getUnreadableFacts(each).map(({ state }) => [each.id, { ...UNKNOWN, generation: each.generation, state }] as const),
  )
  return { generation, byVariant: Object.fromEntries([...readable, ...broken]) }
}

const UNKNOWN = { rev: 0, planned: null, due: null, published: null }

function isDerived(post: Post, derived: ReturnType<typeof deriveLifecycle>): boolean {
  return (
    post.lifecycle === derived.lifecycle &&
    post.plannedAt === derived.plannedAt &&
    post.nextAt === derived.nextAt &&
    post.publishedAt === derived.publishedAt
  )
}

type Facts = { state: VariantState; scheduled: null; dueAt: null; publishedAt: null }

/**
 * Returns the effect of an unreadable variant on its post: a settled one keeps its state, a pending one will not be published and needs a decision,
 * and one with an unreadable state is ignored.
 */
export function getUnreadableFacts({ state }: { state: VariantState | null }): Facts[] {
  if (state === null) return []
  return [{ state: isPending(state) ? 'failed' : state, scheduled: null, dueAt: null, publishedAt: null }]
}
