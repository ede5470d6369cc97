import type { Deps } from '../ports/deps.ts'

const LOOK_EVERY = 1_000

/** Waits until the run of a job is counted, or until its worker must be taken for gone. */
export async function waitForWorker(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  uid: string,
  jobId: string,
): Promise<void> {
  for (;;) {
    const reply = (await jobs.get(uid, jobId))?.modelReply
    if (!reply?.reserved || (reply.leaseEndsAt ?? 0) <= clock.now()) return
    await clock.sleep(LOOK_EVERY)
  }
}
