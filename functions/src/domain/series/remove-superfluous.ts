import { SERIES_DAYS_AHEAD } from '@postwright/core/time/recurrence/series-limits'
import type { Series } from '@postwright/core/model/series'
import { occurrences } from '@postwright/core/time/recurrence/occurrences'
import type { Deps } from '../ports/deps.ts'
import { removeSeriesPost } from './remove-post.ts'

type Span = { workspaceId: string; series: Series; from: string }

/** Removes the posts from a day on that a changed series no longer has, and those of the series it was split off. */
export async function removeSuperfluous(deps: Deps, { workspaceId, series, from }: Span): Promise<void> {
  const { rule, splitFromId } = series
  const first = splitFromId !== null && rule.startsOn > from ? rule.startsOn : from
  const until = Temporal.PlainDate.from(from)
    .add({ days: 2 * SERIES_DAYS_AHEAD })
    .toString()
  const wanted = new Set([...occurrences(series, { from: first, until })].map(({ day }) => day))
  const found = await deps.series.listPosts(workspaceId, [series.id, ...(splitFromId === null ? [] : [splitFromId])])
  const superfluous = found.filter(({ day }) => day >= first && day <= until && !wanted.has(day))
  for (const { postId } of superfluous) await removeSeriesPost(deps, { workspaceId, series, postId })
}
