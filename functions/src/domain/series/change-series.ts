import type { changeSeries as changeContract, deleteSeries as deleteContract } from '@postwright/core/api/series'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Post } from '@postwright/core/model/post'
import type { Series } from '@postwright/core/model/series'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { countSeriesIn, nextOccurrence } from './create-series.ts'
import { toSeriesContent, draftHash } from './series-content.ts'
import { makeFirstPosts, startSeriesJob } from './series-runs.ts'
import { type RecurrenceRule, SERIES_CONTENTS_KEPT } from '@postwright/core/time/recurrence/recurrence-rule'
import { recurringDays } from '@postwright/core/time/recurrence/occurrences'

type Input = z.output<typeof changeContract.input>

/**
 * Changes the content or the times of a series, for all of its posts or starting with a given day; in the latter case, a second series starts on that
 * day. Then creates the next posts, and starts a job for the others.
 * @throws the codes of the contract
 */
export async function changeSeries(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof changeContract>> {
  const { workspaceId } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const id = deps.ids.random()
  const seriesId = await deps.transact(async (tx) => {
    const series = await deps.series.getIn(tx, workspaceId, input.seriesId)
    if (!series || series.status !== 'active') throw new AppError('not_found', { message: `series ${input.seriesId}` })
    if (series.rev !== input.rev) throw new AppError('stale_revision', { message: `series ${series.id}` })
    const post = await postIn(deps, tx, input)
    requireChannels(planner, [...series.content.connectionIds, ...(post?.connectionIds ?? [])])
    const changed = withContent(series, post, { contentBy: caller.uid, contentAt: deps.clock.now() })
    // A separately edited post whose content is now that of the series belongs to the series again.
    const reattach = () => post && deps.posts.noteIn(tx, workspaceId, post, { detachedAt: null })
    if (input.from === null || input.from <= series.rule.startsOn) {
      const whole = lookedAtAgain(deps, { ...changed, ...input.times })
      if (!isEnding(input)) nextOccurrence(whole, deps.clock.now())
      deps.series.updateIn(tx, workspaceId, series, whole)
      reattach()
      return series.id
    }
    const count = await countSeriesIn(deps, tx, workspaceId)
    const { before, after } = splitRule(series.rule, input.from)
    const times = input.times && { ...input.times, rule: { ...input.times.rule, startsOn: input.from } }
    const base = newDocument(deps.clock, { id, schema: series.schema, createdBy: caller.uid })
    const second = lookedAtAgain(deps, { ...changed, rule: after, ...times, ...base, splitFromId: series.id })
    nextOccurrence(second, deps.clock.now())
    count()
    deps.series.updateIn(tx, workspaceId, series, { rule: before })
    deps.series.createIn(tx, workspaceId, second)
    reattach()
    return id
  })
  return makeFirstPosts(deps, caller.uid, { workspaceId, seriesId })
}

/** Returns whether the rule of the new times ends: the series may then have no future posts. */
function isEnding({ times }: Input): boolean {
  return times !== undefined && times.rule.end.kind !== 'never'
}

async function postIn(deps: Pick<Deps, 'posts'>, tx: Tx, { workspaceId, content }: Input): Promise<Post | null> {
  if (!content) return null
  const post = await deps.posts.getIn(tx, workspaceId, content.postId)
  if (!post) throw new AppError('not_found', { message: `post ${content.postId}` })
  if (post.rev !== content.rev) throw new AppError('stale_revision', { message: `post ${post.id}` })
  return post
}

function withContent(series: Series, post: Post | null, written: Pick<Series, 'contentBy' | 'contentAt'>): Series {
  if (!post) return series
  const content = toSeriesContent(post)
  const hash = draftHash(content)
  const others = series.contentHashes.filter((each) => each !== hash)
  return { ...series, ...written, content, contentHashes: [...others, hash].slice(-SERIES_CONTENTS_KEPT) }
}

/** Resets the progress, so all existing posts are compared with the series again. */
function lookedAtAgain({ clock }: Pick<Deps, 'clock'>, series: Series): Series {
  return { ...series, madeUntil: null, dueAt: clock.now(), problem: null }
}

/** Splits a rule in two: the days before `from`, and `from` with all later days, limited to the remaining count of the original rule. */
function splitRule(rule: RecurrenceRule, from: string): { before: RecurrenceRule; after: RecurrenceRule } {
  const dayBefore = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const { end } = rule
  const isOver = end.kind === 'on' && end.day < from
  const before = { ...rule, end: isOver ? end : ({ kind: 'on', day: dayBefore } as const) }
  if (end.kind !== 'after') return { before, after: { ...rule, startsOn: from } }
  const gone = [...recurringDays(rule, { until: dayBefore })].length
  const count = Math.max(1, end.count - gone)
  return { before, after: { ...rule, startsOn: from, end: { kind: 'after', count } } }
}

/**
 * Ends a series at once; a job removes its future posts and then the series.
 * @throws the codes of the contract
 */
export async function deleteSeries(
  deps: Deps,
  caller: Caller,
  { workspaceId, seriesId }: z.output<typeof deleteContract.input>,
): Promise<OutputOf<typeof deleteContract>> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const series = await deps.series.getIn(tx, workspaceId, seriesId)
    if (!series) throw new AppError('not_found', { message: `series ${seriesId}` })
    requireChannels(planner, series.content.connectionIds)
    deps.series.updateIn(tx, workspaceId, series, { status: 'ending', dueAt: deps.clock.now() })
  })
  return { jobId: await startSeriesJob(deps, caller.uid, { workspaceId, seriesId }) }
}
