import type { UnreadableVariant } from '../ports/publishing.ts'
import type { Post } from '@postwright/core/model/post'
import type { PublishStep } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle, mayBePublished } from '@postwright/core/publishing/lifecycle'
import { nextState } from '@postwright/core/publishing/variant-state'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { getUnreadableFacts } from '../publishing/derive-post.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'

/** A post and the variants of every channel that it was ever planned on; `unreadable` holds the unreadable ones. */
export type Plan = {
  workspaceId: string
  post: Post
  variants: Variant[]
  unreadable: UnreadableVariant[]
  /** True if the post is stored for the first time, with its plan. */
  isNew?: boolean
}

/**
 * Reads a post at the revision that the caller saw.
 * @throws `not_found`, `stale_revision`
 */
export async function loadPlanIn(
  { posts, variants }: Pick<Deps, 'posts' | 'variants'>,
  tx: Tx,
  { workspaceId, postId, rev }: { workspaceId: string; postId: string; rev?: number | undefined },
): Promise<Plan> {
  const post = await posts.getIn(tx, workspaceId, postId)
  if (!post) throw new AppError('not_found', { message: `post ${postId}` })
  if (rev !== undefined && post.rev !== rev) throw new AppError('stale_revision', { message: `post ${postId}` })
  return { workspaceId, post, ...(await variants.allOfPostIn(tx, workspaceId, postId)) }
}

/** Returns a number larger than every earlier generation: queued work for earlier generations becomes a no-op. */
export function nextGeneration({ post, variants, unreadable }: Plan): number {
  return Math.max(post.generation, ...[...variants, ...unreadable].map(({ generation }) => generation)) + 1
}

/** @throws `being_sent` when a network may be storing one of the variants right now */
export function refuseWhileSent(variants: readonly Variant[]): void {
  if (variants.some((variant) => variant.state === 'armed')) throw new AppError('being_sent')
}

/**
 * Refuses a change that would leave an unresolved publication behind.
 * @throws `maybe_published`, with a sentence per channel
 */
export function refuseWhileUnresolved(variants: readonly Variant[]): void {
  const unresolved = variants.filter((variant) => variant.state !== 'cancelled' && mayBePublished(variant))
  if (unresolved.length === 0) return
  const fields = unresolved.map(({ connectionId, handle }) => [
    connectionId,
    fillWords(FIELD_WORDS.maybePublished, { handle }),
  ])
  throw new AppError('maybe_published', { fields: Object.fromEntries(fields) })
}

/** Returns whether an unreadable variant has certainly not reached the network. */
export function isStoppable({ state, hasIntent }: UnreadableVariant): boolean {
  return !hasIntent && state !== null && state !== 'unconfirmed' && nextState(state, 'cancel') !== null
}

/** A variant after a change of the plan, and the step to log. */
export type Change = { variant: Variant; step: PublishStep; note?: string }

/** Returns the queue of a post that is planned again for exactly the same time, which is the queue's slot. */
export function findKeptQueue({ post }: Plan, { instant }: ZonedTime): InQueue | undefined {
  return post.queueId !== null && post.nextAt === instant ? { queueId: post.queueId } : undefined
}

/** Fields that planning in a queue writes into a post: the queue's ID, and new channels with their editor. */
export type InQueue = Pick<Post, 'queueId'> & Partial<Pick<Post, 'connectionIds' | 'editedBy'>>

type Changes = {
  changes: readonly Change[]
  generation: number
  actor: string
  inQueue?: InQueue | undefined
  /** Fields that a series also writes into its post; without them, a post of a series is detached from it. */
  bySeries?: Partial<Post> | undefined
}

/**
 * Writes the changed variants and the post with its new generation and lifecycle. A post that is planned without a queue leaves its current queue.
 */
export function savePlanIn(
  { posts, variants, clock }: Pick<Deps, 'posts' | 'variants' | 'clock'>,
  tx: Tx,
  plan: Plan,
  { changes: planned, generation, actor, inQueue, bySeries }: Changes,
): Plan {
  const { queueId = null } = inQueue ?? {}
  const changes = planned.map(({ variant, step, note = '' }) => {
    const plannedBy = step === 'schedule' ? actor : variant.plannedBy
    return { step, note, variant: { ...variant, queueId, plannedBy } }
  })
  for (const { variant, step, note } of changes) variants.saveIn(tx, variant, { step, actor, note })
  const changed = new Map(changes.map(({ variant }) => [variant.id, variant]))
  const kept = plan.variants.filter((variant) => !changed.has(variant.id))
  const all = [...kept, ...changed.values()]
  const facts = [...all, ...plan.unreadable.flatMap(getUnreadableFacts)]
  const { post, workspaceId, isNew = false } = plan
  const apart = post.seriesId === null ? {} : { detachedAt: post.detachedAt ?? clock.now() }
  // The chosen time is cleared: it is now used or dropped.
  const patch = { chosenTime: '', ...(bySeries ?? apart), generation, queueId, ...inQueue, ...deriveLifecycle(facts) }
  if (!isNew) return { ...plan, post: posts.updateIn(tx, workspaceId, post, patch), variants: all }
  const created = { ...post, ...patch }
  posts.createIn(tx, workspaceId, created)
  return { ...plan, post: created, variants: all, isNew: false }
}
