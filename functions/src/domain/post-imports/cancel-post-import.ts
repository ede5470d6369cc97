import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Ends an import before its next rows; what it has created stays.
 * @returns whether it was still running
 * @throws `not_found`
 */
export async function cancelPostImport({ jobs }: Pick<Deps, 'jobs'>, { uid }: Caller, jobId: string): Promise<boolean> {
  const job = await jobs.get(uid, jobId)
  if (!job?.postImport) throw new AppError('not_found', { message: `post import ${jobId}` })
  if (job.status !== 'queued' && job.status !== 'running') return false
  await jobs.update(uid, job, { status: 'cancelled' })
  return true
}
