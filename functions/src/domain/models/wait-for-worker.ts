import { isJobOf } from '@postwright/core/jobs/kinds'
import type { Deps } from '../ports/deps.ts'

const LOOK_EVERY = 1_000

/** Waits until the run of a job is counted, or until its worker must be taken for gone. */
export async function waitForWorker(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  uid: string,
  jobId: string,
): Promise<void> {
  for (;;) {
    const job = await jobs.get(uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || !job.result.reserved) return
    if ((job.result.leaseEndsAt ?? 0) <= clock.now()) return
    await clock.sleep(LOOK_EVERY)
  }
}
