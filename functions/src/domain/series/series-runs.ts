import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { filterByService } from '../service-filter.ts'
import { makePosts, type SeriesId } from './make-posts.ts'
import type { Series } from '@postwright/core/model/series'
import { AppError } from '../app-error.ts'
import { seriesJob } from '@postwright/core/jobs/series'
import { newJob } from '../jobs/begin-job.ts'

/** Maximum number of series per run. */
const SERIES_AT_ONCE = 40
/** Maximum due series to read; higher than the number per run, because series of workspaces without the service stay due. */
const LOOKED_AT_MAX = 400
const LANES = 4
const POSTS_AT_ONCE = 30

/** Creates posts of due series in all workspaces; what exceeds the limits of a run stays due for the next one. */
export async function makeDueSeries(deps: Deps): Promise<void> {
  const found = await deps.series.listDue(deps.clock.now(), LOOKED_AT_MAX)
  const due = (await filterByService(deps.services, 'series', found)).slice(0, SERIES_AT_ONCE)
  await mapConcurrent(due, LANES, {
    work: async (place) => void (await makePosts(deps, place, POSTS_AT_ONCE)),
    failed: (place, error) =>
      deps.logger.error('posts of a series could not be made', { ...place, error: String(error) }),
  })
}

/** Number of posts that the request itself creates; a job creates the others. */
const AT_ONCE = 5

/**
 * Creates the next posts of a new or changed series at once and starts a job for the others.
 * @throws `not_found` when the series was deleted meanwhile
 */
export async function makeFirstPosts(
  deps: Deps,
  uid: string,
  place: SeriesId,
): Promise<{ series: Series; jobId: string | null }> {
  const { isComplete } = await makePosts(deps, place, AT_ONCE)
  const jobId = isComplete ? null : await startSeriesJob(deps, uid, place)
  const series = await deps.series.get(place.workspaceId, place.seriesId)
  if (!series) throw new AppError('not_found', { message: `series ${place.seriesId}` })
  return { series, jobId }
}

/**
 * Creates the job that makes the posts of a series; a trigger runs it.
 * @returns the job's id
 */
export async function startSeriesJob(deps: Deps, uid: string, series: SeriesId): Promise<string> {
  const job = newJob(deps, uid, seriesJob, series)
  await deps.jobs.create(uid, job)
  return job.id
}
