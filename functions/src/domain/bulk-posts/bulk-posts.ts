import type { BulkChange, bulkPosts as contract, BulkResult } from '@postwright/core/api/bulk-posts'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { ERROR_WORDS } from '../error-words.ts'
import { mapConcurrent } from '../concurrency.ts'
import { requireRight } from '../membership.ts'
import { addToQueue } from '../queues/add-to-queue.ts'
import { cancelPost } from '../posts/cancel-post.ts'
import { changeChannels } from '../posts/change-channels.ts'
import { deletePost } from '../posts/delete-post.ts'
import { labelPost, setCampaign } from '../posts/post-labels.ts'
import { reschedulePost } from '../posts/reschedule-post.ts'
import { schedulePost } from '../posts/schedule-post.ts'

/** Posts changed in parallel: one call has a minute for all of them. */
const LANES = 3

/**
 * Changes several posts, each completely or not at all, with the same rules as for a single change.
 * @throws the codes of the contract; the reply contains the result of each post
 */
export async function bulkPosts(
  deps: Deps,
  caller: Caller,
  { workspaceId, change }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const results = new Map<string, BulkResult>()
  const runs = runsOf(deps, caller, workspaceId, change)
  // Posts for a queue are processed one at a time: they take its slots in the order of the call.
  const isForQueue = change.kind === 'queue' || change.kind === 'slots'
  await mapConcurrent(runs, isForQueue ? 1 : LANES, {
    work: async ({ postId, run }) => void results.set(postId, { postId, ok: true, rev: await run() }),
    failed: ({ postId }, error) => void results.set(postId, refusalOf(deps, postId, error)),
  })
  return { results: runs.flatMap(({ postId }) => results.get(postId) ?? []) }
}

type Run = { postId: string; run: () => Promise<number | null> }

/** Returns one run per post, also for a post listed twice: the second change would find another revision. */
function runsOf(deps: Deps, caller: Caller, workspaceId: string, change: BulkChange): Run[] {
  const all = runsOfAll(deps, caller, workspaceId, change)
  return all.filter(({ postId }, at) => all.findIndex((other) => other.postId === postId) === at)
}

function runsOfAll(deps: Deps, caller: Caller, workspaceId: string, change: BulkChange): Run[] {
  switch (change.kind) {
    case 'move':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => (await reschedulePost(deps, caller, { workspaceId, ...item })).post.rev,
      }))
    case 'schedule':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => (await schedulePost(deps, caller, { workspaceId, ...item })).post.rev,
      }))
    case 'queue':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => {
          const place = { workspaceId, queueId: change.queueId, place: { kind: 'next' } } as const
          return (await addToQueue(deps, caller, { ...place, ...item, content: 'scheduled' })).post.rev
        },
      }))
    case 'slots':
      return change.items.map(({ at, ...item }) => ({
        postId: item.postId,
        run: async () => {
          const place = { kind: 'slot', at } as const
          return (await addToQueue(deps, caller, { workspaceId, ...item, place, content: 'scheduled' })).post.rev
        },
      }))
    case 'cancel':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => (await cancelPost(deps, caller, { workspaceId, ...item })).post.rev,
      }))
    case 'delete':
      return change.items.map(({ postId }) => ({
        postId,
        run: async () => {
          await deletePost(deps, caller, { workspaceId, postId })
          return null
        },
      }))
    case 'label':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => (await labelPost(deps, { workspaceId, ...item, add: change.add, remove: change.remove })).rev,
      }))
    case 'campaign':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () => (await setCampaign(deps, { workspaceId, ...item })).rev,
      }))
    case 'channels':
      return change.items.map((item) => ({
        postId: item.postId,
        run: async () =>
          (await changeChannels(deps, caller, { workspaceId, ...item, add: change.add, remove: change.remove })).rev,
      }))
  }
}

/** Returns the error that a call for this post alone would have returned. */
function refusalOf({ logger }: Pick<Deps, 'logger'>, postId: string, error: unknown): BulkResult {
  if (!(error instanceof AppError)) {
    logger.error('a post of a bulk action could not be changed', { postId, cause: String(error) })
    return { postId, ok: false, code: 'internal', detail: ERROR_WORDS.internal }
  }
  const sentences = Object.values(error.fields ?? {})
  const detail = sentences.length > 0 ? sentences.join(' ') : (error.detail ?? ERROR_WORDS[error.code])
  return { postId, ok: false, code: error.code, detail, ...(error.brand && { brand: error.brand }) }
}
