import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { JobOf } from '@postwright/core/jobs/kinds'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import type { Deps } from '../domain/ports/deps.ts'
import type { Tx } from '../domain/ports/documents.ts'
import { AppError, UnreadableDocument } from '../domain/app-error.ts'
import { loadPlanIn } from '../domain/posts/plan.ts'
import { MOVABLE, rescheduleIn } from '../domain/posts/reschedule-post.ts'
import { enqueueDelivery } from '../domain/publishing/enqueue-delivery.ts'
import { loadQueueIn } from '../domain/queues/load-queue.ts'
import { runMoves, orderMoves } from '../domain/queues/queue-moves.ts'
import { makePosts } from '../domain/series/make-posts.ts'
import { findZonePlans } from '../domain/workspaces/zone-plans.ts'
import type { JobModule } from './job-module.ts'

/** Number of posts moved between two progress updates of the job. */
const STEP = 10

type Move = JobOf<'zone_move'>['facts'] & { actor: string }

/**
 * Moves content that is scheduled in a workspace's former time zone to the new one: series and queues, whose own zone changes, then each post, one
 * transaction each. Moved content stores the new zone, so an interrupted run continues with the rest, and a second run finds nothing to do. The
 * workspace may change its zone again once the job has ended, with any outcome.
 */
export const zoneMove: JobModule<'zone_move'> = {
  run: async (deps, { uid, job, step, done, fail }) => {
    if (!(await claimMove(deps, job))) return fail('outdated')
    const { workspaceId, from } = job.facts
    const plans = await findZonePlans(deps, workspaceId, from)
    const total = job.result.total ?? plans.postIds.length
    let kept = 0
    await step({ result: { total, kept } })
    const move = { ...job.facts, actor: uid }
    for (const seriesId of plans.seriesIds) await moveSeries(deps, move, seriesId)
    for (const queueId of plans.queueIds) await moveQueue(deps, move, queueId)
    for (const [at, postId] of plans.postIds.entries()) {
      if (!(await movePost(deps, move, postId))) kept += 1
      if (at % STEP === STEP - 1) {
        await step({ progress: Math.floor((99 * at) / plans.postIds.length), result: { total, kept } })
      }
    }
    await done({ result: { total, kept } })
  },

  ended: (deps, _uid, { id, facts }) =>
    deps.transact(async (tx) => {
      const workspace = await deps.workspaces.getIn(tx, facts.workspaceId)
      if (workspace?.zoneMove?.jobId === id) deps.workspaces.updateIn(tx, workspace, { zoneMove: null })
    }),
}

/**
 * Registers this move as the workspace's current one again when the job is repeated after a failure, so that the zone does not change meanwhile.
 * @returns false once the workspace has another zone, or another move
 */
function claimMove({ workspaces, transact, clock }: Deps, { id, facts }: JobOf<'zone_move'>): Promise<boolean> {
  return transact(async (tx) => {
    const workspace = await workspaces.getIn(tx, facts.workspaceId)
    if (workspace?.timeZone !== facts.to) return false
    if (workspace.zoneMove) return workspace.zoneMove.jobId === id
    workspaces.updateIn(tx, workspace, { zoneMove: { jobId: id, begunAt: clock.now() } })
    return true
  })
}

/** Moves a series and marks it as due, so that the upkeep creates its remaining posts if this run is interrupted. */
async function moveSeries(deps: Deps, { workspaceId, from, to }: Move, seriesId: string): Promise<void> {
  await deps.transact(async (tx) => {
    const series = await deps.series.getIn(tx, workspaceId, seriesId)
    if (series?.tzid !== from || series.status !== 'active') return
    const again = { madeUntil: null, dueAt: deps.clock.now(), problem: null }
    deps.series.updateIn(tx, workspaceId, series, { tzid: to, ...again })
  })
  await makePosts(deps, { workspaceId, seriesId })
}

/** Moves a queue, which stores the new slots of its posts before the first post is moved; the upkeep finishes an interrupted run. */
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

/** @returns false when the post keeps its instant */
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

/** @returns the new schedule, empty when the post has nothing left to move; null when the post keeps its instant */
async function movePostIn(deps: Deps, tx: Tx, { workspaceId, from, to, actor }: Move, postId: string) {
  const { post, variants } = await loadPlanIn(deps, tx, { workspaceId, postId })
  const now = deps.clock.now()
  const planned = variants.find(({ state, scheduled }) => MOVABLE.includes(state) && scheduled.tzid === from)
  if (!planned) return { variants: [] }
  // The series or queue of a post was moved before the post: a post that is still in it has no slot in the new zone.
  const isOfOthers = (post.seriesId !== null && post.detachedAt === null) || post.queueId !== null
  const scheduled = toZonedTime(planned.scheduled.local, to)
  if (isOfOthers || scheduled.instant <= now || scheduled.instant > now + SCHEDULE_HORIZON) return null
  return rescheduleIn(deps, tx, { workspaceId, postId, scheduled, actor, bySeries: {} })
}
