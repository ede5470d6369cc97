import type { Job } from '@postwright/core/model/job'
import type { ModelReply } from '@postwright/core/model/model-run'
import { type Spent, withSpent } from '@postwright/core/models/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { ModelAnswer } from '../ports/models.ts'

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
    const reply = job?.modelReply
    if (!job || !reply?.reserved) return
    if (leaseEndsAt !== undefined && reply.leaseEndsAt !== leaseEndsAt) return
    const usage = await modelStore.usageIn(tx, workspaceId, reply.reserved.month)
    jobs.updateIn(tx, uid, job, {
      ...endOf(job, answer),
      progress: 100,
      modelReply: replyOf(reply, spent, answer, clock.now()),
    })
    if (!usage) return
    const counted = withSpent(usage, reply.reserved.tokens, spent)
    const isFailed = answer.kind === 'failed' && job.status !== 'cancelled'
    modelStore.saveUsageIn(tx, workspaceId, { ...counted, failed: usage.failed + (isFailed ? 1 : 0) })
  })
}

function endOf({ status }: Job, { kind }: ModelAnswer): Pick<Job, 'status'> {
  if (status === 'cancelled') return { status }
  return { status: kind === 'answered' ? 'done' : 'failed' }
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
