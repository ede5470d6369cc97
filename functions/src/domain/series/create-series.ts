import type { createSeries as contract } from '@postwright/core/api/series'
import type { OutputOf } from '@postwright/core/endpoint'
import { SERIES_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import type { Post } from '@postwright/core/model/post'
import { SERIES_SCHEMA, type Series } from '@postwright/core/model/series'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { toSeriesContent, draftHash } from './series-content.ts'
import { makeDayPostIn } from './fill-day.ts'
import { makeFirstPosts } from './series-runs.ts'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { type Occurrence, occurrences, RULE_YEARS_MAX } from '@postwright/core/time/recurrence/occurrences'

/**
 * Turns a post into a series, and schedules its first post in the same transaction. Then creates the next posts, and starts a job for the others.
 * @throws the codes of the contract
 */
export async function createSeries(
  deps: Deps,
  caller: Caller,
  { workspaceId, postId, rev, times }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const now = deps.clock.now()
  if (times.rule.startsOn < fromInstant(now, times.tzid).local.slice(0, 10)) throw new AppError('time_in_past')
  const occurrence = nextOccurrence({ ...times, skipped: [] }, now)
  const id = deps.ids.random()
  await deps.transact(async (tx) => {
    const count = await countSeriesIn(deps, tx, workspaceId)
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    if (!post) throw new AppError('not_found', { message: `post ${postId}` })
    if (post.rev !== rev) throw new AppError('stale_revision', { message: `post ${postId}` })
    requireChannels(planner, post.connectionIds)
    const content = toSeriesContent(post)
    const series: Series = {
      ...newDocument(deps.clock, { id, schema: SERIES_SCHEMA, createdBy: caller.uid }),
      ...times,
      status: 'active',
      content,
      contentBy: caller.uid,
      contentAt: now,
      contentHashes: [draftHash(content)],
      skipped: [],
      rootId: id,
      splitFromId: null,
      source: mayBeFirst(post) ? { postId, day: occurrence.day } : null,
      madeUntil: null,
      dueAt: now,
      problem: null,
    }
    await makeDayPostIn(deps, tx, workspaceId, { series, occurrence })
    count()
    deps.series.createIn(tx, workspaceId, series)
  })
  return makeFirstPosts(deps, caller.uid, { workspaceId, seriesId: id })
}

/**
 * Checks that a workspace may have one more series.
 * @returns a function that writes the count guard, to call once the transaction has read everything
 * @throws `series_full`
 */
export async function countSeriesIn(
  { series, countGuards }: Pick<Deps, 'series' | 'countGuards'>,
  tx: Tx,
  workspaceId: string,
): Promise<() => void> {
  const count = await countGuards.readIn(tx, 'series', workspaceId)
  if ((await series.countIn(tx, workspaceId)) >= SERIES_MAX) throw new AppError('series_full')
  return count
}

/** Returns whether the post itself can be the first of its series. */
function mayBeFirst({ lifecycle, seriesId }: Post): boolean {
  return seriesId === null && lifecycle !== 'published' && lifecycle !== 'sending'
}

/**
 * Returns the next time at which a series has a post.
 * @throws `time_too_far` when that is later than posts can be scheduled, `series_empty` when there is none
 */
export function nextOccurrence(series: Pick<Series, 'rule' | 'time' | 'tzid' | 'skipped'>, now: number): Occurrence {
  const from = fromInstant(now, series.tzid).local.slice(0, 10)
  const until = fromInstant(now + SCHEDULE_HORIZON, series.tzid).local.slice(0, 10)
  if (series.rule.startsOn > until) throw new AppError('time_too_far')
  for (const occurrence of occurrences(series, { from, until })) {
    if (occurrence.when.instant > now - PAST_TOLERANCE) return occurrence
  }
  const last = Temporal.PlainDate.from(until).add({ years: RULE_YEARS_MAX }).toString()
  const [later] = occurrences(series, { from: until, until: last })
  throw new AppError(later ? 'time_too_far' : 'series_empty')
}
