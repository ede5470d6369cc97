import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import type { Job } from '@postwright/core/model/job'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/new-job.ts'

/**
 * Creates the job of an export; a trigger runs it. One that is running is not started again.
 * @returns the job's id
 */
export async function startExport(deps: Deps, { uid }: Caller): Promise<string> {
  const now = deps.clock.now()
  const isRunning = ({ kind, status, createdAt }: Job) =>
    kind === 'export' && (status === 'queued' || status === 'running') && now - createdAt < EXPORT_RUN_MAX
  const running = (await deps.jobs.list(uid)).find(isRunning)
  if (running) return running.id
  const job = newJob(deps, uid, { kind: 'export' })
  await deps.jobs.create(uid, job)
  return job.id
}
