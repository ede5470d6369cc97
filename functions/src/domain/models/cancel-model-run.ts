import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { settleInterrupted } from './settle-interrupted.ts'

/**
 * Ends a run. Its worker notices, stops the call and counts it; where the worker is gone, it is counted here.
 * @returns whether it was still waiting or running
 * @throws `not_found`
 */
export async function cancelModelRun(deps: Deps, { uid }: Caller, jobId: string): Promise<boolean> {
  const cancelled = await deps.transact(async (tx) => {
    const job = await deps.jobs.getIn(tx, uid, jobId)
    if (!job?.modelRun) throw new AppError('not_found', { message: `model run ${jobId}` })
    if (job.status !== 'queued' && job.status !== 'running') return false
    deps.jobs.updateIn(tx, uid, job, { status: 'cancelled' })
    return true
  })
  await settleInterrupted(deps, uid, jobId)
  return cancelled
}
