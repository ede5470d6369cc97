import { SERIES_DAYS_AHEAD } from '@postwright/core/time/recurrence/recurrence-rule'
import { SERIES_PROBLEMS, type Series } from '@postwright/core/model/series'
import {
  type Occurrence,
  occurrences,
  recurringDays,
  RULE_YEARS_MAX,
} from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { makeDayPostIn } from './fill-day.ts'
import type { Tx } from '../ports/documents.ts'
import { refuseWhileSent, refuseWhileUnresolved } from '../posts/plan.ts'
import { draftHash } from './series-content.ts'

export type SeriesId = { workspaceId: string; seriesId: string }
const HOUR = 60 * 60 * 1000
/** Pauses between checks: new days come within range once a day; a problem may be fixed at any time. */
const LOOK_AGAIN = 12 * HOUR
const TRY_AGAIN = HOUR
/** Maximum number of restarts in one run because a user changed the series meanwhile. */
const CHANGES_MAX = 10

/**
 * Creates the posts of a series up to 90 days ahead, at most `most` at once, and removes posts that a changed series no longer has. A series that is
 * ending is removed instead. The function may run in parallel and be killed at any line: created posts are found by ID, and the rest stays due.
 */
export async function makePosts(deps: Deps, place: SeriesId, most = Infinity): Promise<Made> {
  for (let change = 0; change < CHANGES_MAX; change += 1) {
    const series = await deps.series.get(place.workspaceId, place.seriesId)
    if (!series) return { isComplete: true, madeUntil: null, problem: null }
    if (series.status === 'ending') return endSeries(deps, place.workspaceId, series)
    const made = await makeFor(deps, place.workspaceId, series, most)
    if (made !== 'changed') return made
  }
  return { isComplete: false, madeUntil: null, problem: null }
}

async function makeFor(deps: Deps, workspaceId: string, series: Series, most: number): Promise<Made | 'changed'> {
  const now = deps.clock.now()
  const workspace = await deps.workspaces.get(workspaceId)
  if (workspace && workspace.archivedAt !== null) {
    // Checked again later, when the workspace may be active.
    return note(deps, workspaceId, series, { madeUntil: series.madeUntil, dueAt: now + LOOK_AGAIN, problem: null })
  }
  const today = dayAfter(fromInstant(now, series.tzid).local.slice(0, 10), 0)
  const until = dayAfter(today, SERIES_DAYS_AHEAD)
  if (series.madeUntil === null) await removeSuperfluous(deps, { workspaceId, series, from: today })
  const from = series.madeUntil === null ? today : dayAfter(series.madeUntil, 1)
  let left = most
  let madeUntil = series.madeUntil
  for (const occurrence of occurrences(series, { from, until })) {
    if (occurrence.when.instant <= now) continue
    if (left <= 0) return note(deps, workspaceId, series, { madeUntil, dueAt: now, problem: null })
    const filled = await fillDay(deps, workspaceId, { series, occurrence })
    if (filled === 'changed') return 'changed'
    if (typeof filled === 'object') {
      const { code } = filled
      const problem = { code, day: occurrence.day }
      return note(deps, workspaceId, series, { madeUntil, dueAt: now + TRY_AGAIN, problem })
    }
    if (filled === 'made') left -= 1
    madeUntil = occurrence.day
  }
  const dueAt = hasDaysAfter(series, until) ? now + LOOK_AGAIN : null
  return note(deps, workspaceId, series, { madeUntil: until, dueAt, problem: null, today })
}

type Day = { series: Series; occurrence: Occurrence }

/** Fills one day, unless a user has changed the series since it was read. */
async function fillDay(deps: Deps, workspaceId: string, { series, occurrence }: Day) {
  try {
    return await deps.transact(async (tx) => {
      const stored = await deps.series.getIn(tx, workspaceId, series.id)
      if (stored?.rev !== series.rev) return 'changed'
      return makeDayPostIn(deps, tx, workspaceId, { series: stored, occurrence })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const code = SERIES_PROBLEMS.find((known) => known === error.code)
    if (code) return { code }
    // The post of that day is published, may be published, or cannot be read.
    if (KEPT.includes(error.code)) return 'kept'
    throw error
  }
}

const KEPT: readonly string[] = ['already_published', 'being_sent', 'maybe_published', 'record_unreadable']

type Note = Pick<Series, 'madeUntil' | 'dueAt' | 'problem'> & { today?: string }

/** Stores the progress, unless a user has changed the series since: then everything is checked again. */
async function note(
  deps: Deps,
  workspaceId: string,
  series: Series,
  { today, ...noted }: Note,
): Promise<Made | 'changed'> {
  return deps.transact(async (tx) => {
    const stored = await deps.series.getIn(tx, workspaceId, series.id)
    if (stored?.rev !== series.rev) return 'changed'
    const skipped = today === undefined ? stored.skipped : stored.skipped.filter((day) => day >= today)
    deps.series.noteIn(tx, workspaceId, stored, { ...noted, skipped })
    return { isComplete: today !== undefined || noted.problem !== null, ...noted }
  })
}

function hasDaysAfter({ rule }: Series, day: string): boolean {
  const until = Temporal.PlainDate.from(day).add({ years: RULE_YEARS_MAX }).toString()
  return recurringDays(rule, { from: dayAfter(day, 1), until }).next().done !== true
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Removes the future posts of a series that is being deleted, and then the series. */
async function endSeries(deps: Deps, workspaceId: string, series: Series): Promise<Made> {
  const today = fromInstant(deps.clock.now(), series.tzid).local.slice(0, 10)
  const found = await deps.series.listPosts(workspaceId, [series.id])
  const coming = found.filter(({ day }) => day >= today)
  for (const { postId } of coming) await removeSeriesPost(deps, { workspaceId, series, postId })
  await deps.transact(async (tx) => deps.series.deleteIn(tx, workspaceId, series.id))
  return { isComplete: true, madeUntil: null, problem: null }
}

type Span = { workspaceId: string; series: Series; from: string }

/** Removes posts on or after a given day that a changed series, or the series that it was split from, no longer has. */
async function removeSuperfluous(deps: Deps, { workspaceId, series, from }: Span): Promise<void> {
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

type Removed = { workspaceId: string; series: Series; postId: string }

/** Error codes of a post that is kept because it is unreadable, or is or may be in delivery. */
const STAYS = ['being_sent', 'maybe_published', 'record_unreadable']

/** Removes a post that its series no longer has. A post that was edited separately, is published or may be published is kept. */
async function removeSeriesPost(deps: Deps, { workspaceId, series, postId }: Removed): Promise<void> {
  try {
    await deps.transact(async (tx) => {
      const post = await deps.posts.getIn(tx, workspaceId, postId)
      if (!post || post.detachedAt !== null || post.lifecycle === 'published' || post.lifecycle === 'sending') return
      if (!series.contentHashes.includes(draftHash(post))) {
        deps.posts.noteIn(tx, workspaceId, post, { detachedAt: deps.clock.now() })
        return
      }
      await deletePostIn(deps, tx, { workspaceId, postId, actor: series.createdBy })
    })
  } catch (error) {
    if (!(error instanceof AppError) || !STAYS.includes(error.code)) throw error
  }
}

/**
 * Deletes a post without separate edits, not through the trash, in a transaction that has written nothing yet.
 * @throws `being_sent`, `maybe_published`
 */
async function deletePostIn(
  deps: Pick<Deps, 'posts' | 'variants' | 'auditLog'>,
  tx: Tx,
  { workspaceId, postId, actor }: { workspaceId: string; postId: string; actor: string },
): Promise<void> {
  const { variants, unreadable } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
  refuseWhileSent(variants)
  refuseWhileUnresolved(variants)
  for (const { id } of [...variants, ...unreadable]) deps.variants.deleteIn(tx, workspaceId, id)
  deps.posts.deleteIn(tx, workspaceId, postId)
  deps.auditLog.appendIn(tx, {
    action: 'post_deleted',
    actorUid: actor,
    workspaceId,
    subject: `posts/${postId}`,
    facts: { channels: variants.length + unreadable.length },
  })
}

/** Progress of the posts of a series. */
export type Made = { isComplete: boolean; madeUntil: string | null; problem: Series['problem'] }
