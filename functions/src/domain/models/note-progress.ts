import { isJobOf } from '@postwright/core/jobs/kinds'
import { MODEL_LEASE } from '@postwright/core/model/model-limits'
import type { Deps } from '../ports/deps.ts'

/**
 * Stores what has arrived, where it is new, and renews the lease.
 * @returns whether the run is to go on: not when it was cancelled, ended or removed
 */
export async function noteProgress(
  { transact, jobs, clock }: Pick<Deps, 'transact' | 'jobs' | 'clock'>,
  uid: string,
  jobId: string,
  text: string,
): Promise<boolean> {
  return transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || job.status !== 'running') return false
    const reply = job.result
    const isEnding = (reply.leaseEndsAt ?? 0) - clock.now() < MODEL_LEASE / 2
    if (text === reply.text && !isEnding) return true
    jobs.updateIn(tx, uid, job, { result: { ...reply, text, leaseEndsAt: clock.now() + MODEL_LEASE } })
    return true
  })
}
