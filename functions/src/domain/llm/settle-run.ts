import { isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import type { ModelReply } from '@postwright/core/model/model-run'
import { type Spent, withSpent } from '@postwright/core/llm/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { ModelAnswer, SharedModel } from '../ports/models.ts'
import type { Tx } from '../ports/documents.ts'
import { usageCounter } from './model-usage.ts'
import { mapConcurrent } from '../concurrency.ts'

type ModelJob = JobOf<'model_run'>

type Ended = {
  jobId: string
  workspaceId: string
  spent: Spent
  answer: ModelAnswer
  /** Ended lease of a run whose worker is considered gone. If the worker has renewed it meanwhile, the run is not settled. */
  leaseEndsAt?: number | null
}

/**
 * Ends a run and counts its usage once, in one write: the reserved tokens show that it is not counted yet. A run that was cancelled meanwhile stays
 * cancelled.
 */
export async function settleRun(
  deps: Pick<Deps, 'transact' | 'jobs' | 'modelStore' | 'sharedModels' | 'sharedModelUsage' | 'clock'>,
  uid: string,
  { jobId, workspaceId, spent, answer: given, leaseEndsAt }: Ended,
): Promise<void> {
  const { transact, jobs, clock } = deps
  await transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || !job.result.reserved) return
    const reply = { ...job.result, reserved: job.result.reserved }
    if (leaseEndsAt !== undefined && reply.leaseEndsAt !== leaseEndsAt) return
    const { month, sharedModelId = null } = reply.reserved
    const counter = usageCounter(deps, { workspaceId, uid, month, sharedModelId })
    const usage = await counter.read(tx)
    const refused =
      sharedModelId !== null && isKeyRefused(given) ? await deps.sharedModels.getIn(tx, sharedModelId) : null
    const answer = sharedModelId === null ? given : asShared(given)
    if (refused) noteRefusalIn(deps, tx, refused, job.createdAt)
    jobs.updateIn(tx, uid, job, {
      ...endOf(job, answer),
      progress: 100,
      result: replyOf(reply, spent, answer, clock.now()),
    })
    if (!usage) return
    const counted = withSpent(usage, reply.reserved.tokens, spent)
    const isFailed = answer.kind === 'failed' && job.status !== 'cancelled'
    counter.save(tx, { ...counted, failed: usage.failed + (isFailed ? 1 : 0) })
  })
}

function isKeyRefused(answer: ModelAnswer): boolean {
  return answer.kind === 'failed' && answer.problem === 'key_refused'
}

/** Hides the provider's message about a key of the operator: the user can't fix the key. */
function asShared(answer: ModelAnswer): ModelAnswer {
  return answer.kind === 'failed' && answer.problem === 'key_refused'
    ? { ...answer, problem: 'shared_key_refused', detail: '' }
    : answer
}

/** Records at once for the operator that the current key is refused. */
function noteRefusalIn(
  { sharedModels, clock }: Pick<Deps, 'sharedModels' | 'clock'>,
  tx: Tx,
  shared: SharedModel,
  begunAt: number,
) {
  // A key that was tested or replaced since then is not the refused one.
  if ((shared.tested?.testedAt ?? 0) > begunAt) return
  const tested = { testedAt: clock.now(), problem: 'key_refused' as const }
  sharedModels.saveIn(tx, { ...shared, tested, rev: shared.rev + 1 })
}

function endOf({ status }: ModelJob, { kind }: ModelAnswer): Pick<ModelJob, 'status' | 'cause'> {
  if (status === 'cancelled') return { status, cause: null }
  return kind === 'answered' ? { status: 'done', cause: null } : { status: 'failed', cause: 'refused' }
}

function replyOf(reply: ModelReply, spent: Spent, answer: ModelAnswer, now: number): ModelReply {
  const failure =
    answer.kind === 'failed'
      ? {
          problem: answer.problem,
          detail: answer.detail,
          retryAt: answer.retryAfter === null ? null : now + answer.retryAfter * 1000,
        }
      : {}
  return { ...reply, text: answer.text, ...spent, ...failure, reserved: null, leaseEndsAt: null }
}

/**
 * Counts a run whose worker is gone. It is unknown whether the service was called and what it used, so all reserved tokens count. Does nothing while
 * the worker may still be running.
 */
export async function settleInterrupted(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (!job || !isJobOf(job, 'model_run')) return
  const reply = job.result
  if (!reply.reserved || (reply.leaseEndsAt ?? 0) > deps.clock.now()) return
  const { workspaceId, outputMax } = job.facts
  const tokensOut = Math.min(outputMax, reply.reserved.tokens)
  const spent = { tokensIn: reply.reserved.tokens - tokensOut, tokensOut, isEstimated: true }
  const answer = { kind: 'failed', problem: 'interrupted', detail: '', text: reply.text, retryAfter: null } as const
  await settleRun(deps, uid, {
    jobId,
    workspaceId,
    spent,
    answer: { ...answer, usage: null, isFree: false },
    leaseEndsAt: reply.leaseEndsAt,
  })
}

/** Number of runs to settle at once. */
const RUNS_AT_ONCE = 200

const LANES = 4

/**
 * Settles model runs whose worker is gone and that were not delivered again, so that their reserved tokens count as used. A failed one does not stop
 * the others.
 */
export async function settleAbandoned(deps: Deps): Promise<void> {
  const abandoned = await deps.jobs.listAbandoned(deps.clock.now(), RUNS_AT_ONCE)
  await mapConcurrent(abandoned, LANES, {
    work: ({ uid, jobId }) => settleInterrupted(deps, uid, jobId),
    failed: (run, error) =>
      deps.logger.error('a run of a model could not be settled', { ...run, error: String(error) }),
  })
}
