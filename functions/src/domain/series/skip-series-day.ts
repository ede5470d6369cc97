import type { skipSeriesDay as contract } from '@postwright/core/api/series'
import type { OutputOf } from '@postwright/core/endpoint'
import { SERIES_DAYS_AHEAD, SERIES_SKIPPED_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { trashPostIn } from '../posts/delete-post.ts'
import { makeDayPostIn } from './fill-day.ts'
import { seriesPostId } from '@postwright/core/posts/series-post-id'

/**
 * Skips a day and moves its post to the trash, or includes the day again, in one transaction.
 * @throws the codes of the contract
 */
export async function skipSeriesDay(
  deps: Deps,
  caller: Caller,
  { workspaceId, seriesId, day, isSkipped }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const now = deps.clock.now()
  const series = await deps.transact(async (tx) => {
    const found = await deps.series.getIn(tx, workspaceId, seriesId)
    if (!found || found.status !== 'active') throw new AppError('not_found', { message: `series ${seriesId}` })
    requireChannels(planner, found.content.connectionIds)
    if (found.skipped.includes(day) === isSkipped) return found
    const others = found.skipped.filter((each) => each !== day)
    const [occurrence] = occurrences({ ...found, skipped: others }, { from: day, until: day })
    if (!occurrence) throw new AppError('not_found', { message: `${day} in series ${seriesId}` })
    if (occurrence.when.instant <= now) throw new AppError('time_in_past', { message: day })
    if (isSkipped && others.length >= SERIES_SKIPPED_MAX) throw new AppError('series_skips_full')
    const postId = seriesPostId(found, day)
    const exists = await deps.posts.existsIn(tx, workspaceId, postId)
    if (isSkipped && exists) await trashPostIn(deps, tx, { workspaceId, postId }, caller.uid)
    const last = fromInstant(now, found.tzid).local.slice(0, 10)
    const isAhead = day > Temporal.PlainDate.from(last).add({ days: SERIES_DAYS_AHEAD }).toString()
    if (!isSkipped && !isAhead) await makeDayPostIn(deps, tx, workspaceId, { series: found, occurrence })
    return deps.series.updateIn(tx, workspaceId, found, { skipped: isSkipped ? [...others, day] : others })
  })
  return { series }
}
