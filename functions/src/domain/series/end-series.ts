import type { Series } from '@postwright/core/model/series'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import type { Made } from './made.ts'
import { removeSeriesPost } from './remove-post.ts'

/** Removes the posts to come of a series that is being deleted, and then the series. */
export async function endSeries(deps: Deps, workspaceId: string, series: Series): Promise<Made> {
  const today = fromInstant(deps.clock.now(), series.tzid).local.slice(0, 10)
  const found = await deps.series.listPosts(workspaceId, [series.id])
  const coming = found.filter(({ day }) => day >= today)
  for (const { postId } of coming) await removeSeriesPost(deps, { workspaceId, series, postId })
  await deps.transact(async (tx) => deps.series.deleteIn(tx, workspaceId, series.id))
  return { isComplete: true, madeUntil: null, problem: null }
}
