import { isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import type { ModelReply } from '@postwright/core/model/model-run'
import { type Spent, withSpent } from '@postwright/core/models/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { ModelAnswer } from '../ports/models.ts'

type ModelJob = JobOf<'model_run'>

type Ended = {
  jobId: string
  workspaceId: string
  spent: Spent
  answer: ModelAnswer
  /** Of a run whose worker is taken for gone: the lease that has ended. A worker that has renewed it meanwhile is there. */
  leaseEndsAt?: number | null
}

/**
 * Ends a run and counts what it has used, in one write and once: what was set aside is the sign that it is not counted yet. A run
 * that was cancelled meanwhile stays so.
 */
export async function settleRun(
  { transact, jobs, modelStore, clock }: Pick<Deps, 'transact' | 'jobs' | 'modelStore' | 'clock'>,
  uid: string,
  { jobId, workspaceId, spent, answer, leaseEndsAt }: Ended,
): Promise<void> {
  await transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || !job.result.reserved) return
    const reply = { ...job.result, reserved: job.result.reserved }
    if (leaseEndsAt !== undefined && reply.leaseEndsAt !== leaseEndsAt) return
    const usage = await modelStore.usageIn(tx, workspaceId, reply.reserved.month)
    jobs.updateIn(tx, uid, job, {
      ...endOf(job, answer),
      progress: 100,
      result: replyOf(reply, spent, answer, clock.now()),
    })
    if (!usage) return
    const counted = withSpent(usage, reply.reserved.tokens, spent)
    const isFailed = answer.kind === 'failed' && job.status !== 'cancelled'
    modelStore.saveUsageIn(tx, workspaceId, { ...counted, failed: usage.failed + (isFailed ? 1 : 0) })
  })
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
