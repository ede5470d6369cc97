import { isJobOf } from '@postwright/core/jobs/kinds'
import type { Deps } from '../ports/deps.ts'
import { settleRun } from './settle-run.ts'

/**
 * Counts a run whose worker is gone. Whether the service was called, and what it used, cannot be known: everything that was set aside counts.
 * Nothing happens while the worker may still be there.
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
