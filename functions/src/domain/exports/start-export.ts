import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import { exportJob } from '@postwright/core/jobs/export'
import type { Job } from '@postwright/core/jobs/kinds'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/begin-job.ts'

/** An export that is not among the oldest of so many jobs is not begun soon either. */
const LOOKED_AT_MAX = 500

/**
 * Creates the job of an export; a trigger runs it. One that is running is not started again.
 * @returns the job's id
 */
export async function startExport(deps: Deps, { uid }: Pick<Caller, 'uid'>): Promise<string> {
  const now = deps.clock.now()
  const isRunning = ({ kind, createdAt }: Job) => kind === 'export' && now - createdAt < EXPORT_RUN_MAX
  const job = newJob(deps, uid, exportJob, {})
  return deps.transact(async (tx) => {
    const count = await deps.countGuards.readIn(tx, 'exports', uid)
    const running = (await deps.jobs.unfinishedIn(tx, uid, LOOKED_AT_MAX)).find(isRunning)
    if (running) return running.id
    count()
    deps.jobs.createIn(tx, uid, job)
    return job.id
  })
}
