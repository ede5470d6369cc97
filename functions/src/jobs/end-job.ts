import { canCancel, canRetry, JOB_KINDS, workspaceOf } from '@postwright/core/jobs/kinds'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import type { Caller } from '../domain/caller.ts'
import { requireBeginner } from '../domain/jobs/begin-job.ts'
import { giveTurns } from '../domain/jobs/give-turns.ts'
import { notifyJobEnded } from './run-job.ts'

/**
 * Ends a job before its next step; the results of completed steps are kept.
 * @returns whether the job was cancelled: only a waiting or running job can be
 * @throws `not_found`
 */
export async function cancelJob(deps: Deps, { uid }: Caller, jobId: string): Promise<boolean> {
  const cancelled = await deps.transact(async (tx) => {
    const job = await deps.jobs.getIn(tx, uid, jobId)
    if (!job) throw new AppError('not_found', { message: `job ${jobId}` })
    if (!canCancel(job)) return false
    deps.jobs.updateIn(tx, uid, job, { status: 'cancelled' })
    return true
  })
  await notifyJobEnded(deps, uid, jobId)
  return cancelled
}

/**
 * Restarts a failed job with its original input.
 * @returns whether the job was restarted: an expired job, or one whose kind does not allow it, cannot be
 * @throws `not_found`, `forbidden` for a user who may not start it now
 */
export async function retryJob(deps: Deps, caller: Caller, jobId: string): Promise<boolean> {
  const { uid } = caller
  const failed = await deps.jobs.get(uid, jobId)
  if (!failed) throw new AppError('not_found', { message: `job ${jobId}` })
  await requireBeginner(deps, caller, JOB_KINDS[failed.kind], workspaceOf(failed))
  const retried = await deps.transact(async (tx) => {
    const job = await deps.jobs.getIn(tx, uid, jobId)
    const now = deps.clock.now()
    if (!job || !canRetry(job) || now >= job.expiresAt) return false
    const { restart, keptFor } = JOB_KINDS[job.kind]
    const result = restart(job.result)
    if (!result) return false
    const again = { status: 'queued', progress: 0, runs: 0, cause: null, result, expiresAt: now + keptFor } as const
    deps.jobs.updateIn(tx, uid, job, again)
    return true
  })
  if (retried) await giveTurns(deps, uid)
  return retried
}
