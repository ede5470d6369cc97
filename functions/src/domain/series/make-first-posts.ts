import type { Series } from '@postwright/core/model/series'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { makePosts, type SeriesId } from './make-posts.ts'
import { startSeriesJob } from './start-series-job.ts'

/** How many posts a call makes itself. */
const AT_ONCE = 5

/**
 * Makes the next posts of a new or changed series at once and starts a job for the others.
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
