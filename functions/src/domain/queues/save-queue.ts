import type { saveQueue as saveContract, deleteQueue as deleteContract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { QUEUES_MAX } from '@postwright/core/limits'
import type { Member } from '@postwright/core/model/member'
import { QUEUE_SCHEMA, type Queue, type QueueDraft, inWeekOrder } from '@postwright/core/model/queue'
import { freeSlots } from '@postwright/core/slots/slots'
import { type QueuedPost, replanQueue } from '@postwright/core/slots/queue-order'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { enrolIn } from './evergreens.ts'
import { type LoadedQueue, loadQueueIn, plannableSpan } from './load-queue.ts'
import { runFewMoves, orderMoves } from './queue-moves.ts'

type Order = z.output<typeof saveContract.input> & { planner: Member; actor: string }

/**
 * Creates or changes a queue. When its slots change, its posts move to them in order. A repeated call changes nothing.
 * @throws the codes of the contract
 */
export async function saveQueue(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof saveContract.input>,
): Promise<OutputOf<typeof saveContract>> {
  const planner = await requireMember(deps, caller, input.workspaceId, 'plan_posts')
  requireChannels(planner, input.draft.connectionIds)
  const order = {
    ...input,
    draft: { ...input.draft, slots: inWeekOrder(input.draft.slots) },
    planner,
    actor: caller.uid,
  }
  const saved = await deps.transact((tx) => saveIn(deps, tx, order))
  return { queue: await runFewMoves(deps, input, saved) }
}

async function saveIn(deps: Deps, tx: Tx, order: Order): Promise<Queue> {
  const { workspaceId, queueId, rev, draft, planner } = order
  const found = await deps.queues.getIn(tx, workspaceId, queueId)
  // A change of a queue's channels also affects its current channels.
  requireChannels(planner, found?.connectionIds ?? [])
  if (found && found.rev === rev + 1 && isDeepStrictEqual(draftOf(found), draft)) return found
  if (found?.rev !== (rev === 0 ? undefined : rev)) {
    throw new AppError(found ? 'stale_revision' : 'not_found', { message: `queue ${queueId}` })
  }
  if (!found) return createIn(deps, tx, order)
  return changeIn(deps, tx, await loadQueueIn(deps, tx, order), order)
}

async function createIn(deps: Deps, tx: Tx, { workspaceId, queueId, draft, actor }: Order): Promise<Queue> {
  const count = await deps.countGuards.readIn(tx, 'queues', workspaceId)
  if ((await deps.queues.countIn(tx, workspaceId)) >= QUEUES_MAX) throw new AppError('queues_full')
  const base = newDocument(deps.clock, { id: queueId, schema: QUEUE_SCHEMA, createdBy: actor })
  const nothing = { pausedAt: null, plannedAt: null, moves: [], movingAt: null, movedBy: null }
  const queue = { ...base, ...draft, ...nothing }
  count()
  deps.queues.createIn(tx, workspaceId, queue)
  return queue
}

async function changeIn(deps: Deps, tx: Tx, loaded: LoadedQueue, { draft, actor }: Order): Promise<Queue> {
  const { workspaceId, queue, posts } = loaded
  const now = deps.clock.now()
  const moves = hasOtherSlots(queue, draft) ? replan(posts, draft, now) : []
  const isNowEvergreen = draft.evergreen !== null && queue.evergreen === null
  const enrolled = isNowEvergreen
    ? await deps.evergreens.ofPostsIn(
        tx,
        workspaceId,
        queue.id,
        posts.map(({ postId }) => postId),
      )
    : []
  const saved = deps.queues.updateIn(tx, workspaceId, queue, { ...draft, ...orderMoves(queue, moves, { actor, now }) })
  for (const { postId, at } of isNowEvergreen ? posts : []) {
    const known = enrolled.find((evergreen) => evergreen.postId === postId) ?? null
    enrolIn(deps, tx, loaded, { postId, at, enrolled: known, actor })
  }
  return saved
}

/** Returns the moves of a queue's posts to the slots of a draft. Every slot counts as free, because the posts leave their current slots. */
function replan(posts: readonly QueuedPost[], draft: QueueDraft, now: number): QueuedPost[] {
  return replanQueue(posts, freeSlots(draft, new Set(), plannableSpan(now))).moves
}

function hasOtherSlots(queue: Queue, { slots, tzid }: QueueDraft): boolean {
  return queue.tzid !== tzid || !isDeepStrictEqual(inWeekOrder(queue.slots), slots)
}

function draftOf({ name, connectionIds, tzid, slots, evergreen }: Queue): QueueDraft {
  return { name, connectionIds, tzid, slots, evergreen }
}

/**
 * Deletes a queue. Its posts keep their times: they refer to a deleted queue, which holds nothing.
 * @throws the codes of the contract
 */
export async function deleteQueue(
  deps: Deps,
  caller: Caller,
  { workspaceId, queueId }: z.output<typeof deleteContract.input>,
): Promise<void> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const queue = await deps.queues.getIn(tx, workspaceId, queueId)
    if (!queue) throw new AppError('not_found', { message: `queue ${queueId}` })
    requireChannels(planner, queue.connectionIds)
    deps.queues.deleteIn(tx, workspaceId, queueId)
    deps.auditLog.appendIn(tx, {
      action: 'queue.deleted',
      actorUid: caller.uid,
      workspaceId,
      subject: `queues/${queueId}`,
      facts: { name: queue.name },
    })
  })
}
