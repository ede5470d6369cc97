import { seriesJob } from '@postwright/core/jobs/series'
import type { Deps } from '../ports/deps.ts'
import { newJob } from '../jobs/begin-job.ts'
import type { SeriesId } from './make-posts.ts'

/**
 * Creates the job that makes the posts of a series; a trigger runs it.
 * @returns the job's id
 */
export async function startSeriesJob(deps: Deps, uid: string, series: SeriesId): Promise<string> {
  const job = newJob(deps, uid, seriesJob, series)
  await deps.jobs.create(uid, job)
  return job.id
}
