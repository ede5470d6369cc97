import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Job } from '@postwright/core/model/job'
import type { ZoneMoveFacts } from '@postwright/core/model/zone-move'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import { isUnfinished } from '../jobs/is-unfinished.ts'
import { loadPlanIn } from '../posts/plan.ts'
import { MOVABLE, rescheduleIn } from '../posts/reschedule-post.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { loadQueueIn } from '../queues/load-queue.ts'
import { orderMoves } from '../queues/order-moves.ts'
import { runMoves } from '../queues/run-moves.ts'
import { makePosts } from '../series/make-posts.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { findZonePlans } from './zone-plans.ts'

/** The job is stored after this many posts. */
const STEP = 10

type Move = ZoneMoveFacts & { actor: string }

/**
 * Moves what is planned on the clock of a workspace's former zone to the clock of the new one: series and queues, whose own zone
 * changes, then each post by itself, in a transaction each. What is moved names the new zone, so a run after a kill goes on with
 * the rest, and a second run finds nothing to do.
 */
export async function runZoneMove(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (!queued?.zoneMove || !isUnfinished(queued)) return
  const { workspaceId, from } = queued.zoneMove
  const plans = await findZonePlans(deps, workspaceId, from)
  let facts = { ...queued.zoneMove, total: queued.zoneMove.total ?? plans.postIds.length, kept: 0 }
  let job = await deps.jobs.update(uid, queued, { status: 'running', zoneMove: facts })
  const move = { ...facts, actor: uid }
  for (const seriesId of plans.seriesIds) await moveSeries(deps, move, seriesId)
  for (const queueId of plans.queueIds) await moveQueue(deps, move, queueId)
  for (const [at, postId] of plans.postIds.entries()) {
    if (!(await movePost(deps, move, postId))) facts = { ...facts, kept: facts.kept + 1 }
    if (at % STEP === STEP - 1) {
      const progress = Math.floor((99 * at) / plans.postIds.length)
      job = await deps.jobs.update(uid, job, { progress: Math.max(job.progress, progress), zoneMove: facts })
    }
  }
  await end(deps, uid, job, facts)
}

async function end(deps: Deps, uid: string, job: Job, facts: ZoneMoveFacts): Promise<void> {
  await deps.transact(async (tx) => {
    const workspace = await deps.workspaces.getIn(tx, facts.workspaceId)
    const stored = await deps.jobs.getIn(tx, uid, job.id)
    if (workspace?.zoneMove?.jobId === job.id) deps.workspaces.updateIn(tx, workspace, { zoneMove: null })
    if (stored) deps.jobs.updateIn(tx, uid, stored, { status: 'done', progress: 100, zoneMove: facts })
  })
}

/** The upkeep makes the posts that a killed run has left: the series says that they are due. */
async function moveSeries(deps: Deps, { workspaceId, from, to }: Move, seriesId: string): Promise<void> {
  await deps.transact(async (tx) => {
    const series = await deps.series.getIn(tx, workspaceId, seriesId)
    if (series?.tzid !== from || series.status !== 'active') return
    const again = { madeUntil: null, dueAt: deps.clock.now(), problem: null }
    deps.series.updateIn(tx, workspaceId, series, { tzid: to, ...again })
  })
  await makePosts(deps, { workspaceId, seriesId })
}

/** A queue stores where its posts go before the first is moved; what a killed run leaves is finished by the upkeep. */
async function moveQueue(deps: Deps, { workspaceId, from, to, actor }: Move, queueId: string): Promise<void> {
  await deps.transact(async (tx) => {
    const stored = await deps.queues.getIn(tx, workspaceId, queueId)
    if (stored?.tzid !== from) return
    const { queue, posts } = await loadQueueIn(deps, tx, { workspaceId, queueId })
    const moves = posts.map(({ postId, at }) => ({ postId, at: toZonedTime(fromInstant(at, from).local, to).instant }))
    const ordered = orderMoves(queue, moves, { actor, now: deps.clock.now() })
    deps.queues.updateIn(tx, workspaceId, queue, { tzid: to, ...ordered })
  })
  await runMoves(deps, { workspaceId, queueId })
}

/** @returns false where the post stays at its moment */
async function movePost(deps: Deps, move: Move, postId: string): Promise<boolean> {
  try {
    const moved = await deps.transact((tx) => movePostIn(deps, tx, move, postId))
    await Promise.all((moved?.variants ?? []).map((variant) => enqueueDelivery(deps, variant)))
    return moved !== null
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof UnreadableDocument)) throw error
    deps.logger.warn('a post keeps its moment in a new zone', { postId, error: error.message })
    return false
  }
}

/** @returns what is planned now; null where the post stays at its moment */
async function movePostIn(deps: Deps, tx: Tx, { workspaceId, from, to, actor }: Move, postId: string) {
  const { post, variants } = await loadPlanIn(deps, tx, { workspaceId, postId })
  const now = deps.clock.now()
  const planned = variants.find(({ state, scheduled }) => MOVABLE.includes(state) && scheduled.tzid === from)
  if (!planned) return { variants: [] }
  // Its series or queue has moved before it: a post that is left there has no place on the new clock.
  const isOfOthers = (post.seriesId !== null && post.detachedAt === null) || post.queueId !== null
  const scheduled = toZonedTime(planned.scheduled.local, to)
  if (isOfOthers || scheduled.instant <= now || scheduled.instant > now + SCHEDULE_HORIZON) return null
  return rescheduleIn(deps, tx, { workspaceId, postId, scheduled, actor, bySeries: {} })
}
