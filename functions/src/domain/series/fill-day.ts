import { POST_SCHEMA, type Post, UNPLANNED_POST } from '@postwright/core/model/post'
import type { Series } from '@postwright/core/model/series'
import { seriesPostId } from '@postwright/core/posts/series-post-id'
import type { Occurrence } from '@postwright/core/time/recurrence/occurrences'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { WrittenBy } from '../posts/find-approvers.ts'
import { newDocument } from '../new-document.ts'
import type { Plan } from '../posts/plan.ts'
import { schedulePlanIn } from '../posts/schedule-post.ts'
import { draftHash } from './series-content.ts'

/** `kept`: the content of the day's post is unchanged, because the post is edited separately, unreadable, or is or may be published. */
export type Filled = 'made' | 'present' | 'kept'

/**
 * Creates and schedules the post of one day, or updates it from its series, in a transaction that has read the series and written nothing yet. In any
 * case the day has one post afterwards.
 * @throws the codes of scheduling
 */
export async function makeDayPostIn(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  { series, occurrence }: { series: Series; occurrence: Occurrence },
): Promise<Filled> {
  const postId = seriesPostId(series, occurrence.day)
  const existing = await deps.posts.getIn(tx, workspaceId, postId)
  const place = { seriesId: series.id, seriesDay: occurrence.day, detachedAt: null }
  const { labels, note, campaignId } = existing ?? series.content
  const writtenBy = writersOf(series)
  const [editedBy] = writtenBy.by
  const bySeries = { ...series.content, labels, note, campaignId, ...place, ...(editedBy && { editedBy }) }
  const { variants, unreadable } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
  const order = { workspaceId, postId, scheduled: occurrence.when, actor: series.createdBy, writtenBy, bySeries }
  if (!existing) {
    const base = newDocument(deps.clock, { id: postId, schema: POST_SCHEMA, createdBy: series.createdBy })
    const post = { ...base, ...UNPLANNED_POST, ...bySeries }
    await schedulePlanIn(deps, tx, { workspaceId, post, variants, unreadable, isNew: true }, order)
    return 'made'
  }
  if (existing.detachedAt !== null || existing.lifecycle === 'published' || existing.lifecycle === 'sending')
    return 'kept'
  if (!series.contentHashes.includes(draftHash(existing))) {
    // A user is editing the post: their text is not replaced, now or later.
    deps.posts.noteIn(tx, workspaceId, existing, { ...place, detachedAt: deps.clock.now() })
    return 'kept'
  }
  const plan = { workspaceId, post: existing, variants, unreadable }
  if (isInLine(plan, { ...order, post: { ...existing, ...bySeries } })) return 'present'
  await schedulePlanIn(deps, tx, { ...plan, post: { ...existing, ...bySeries } }, order)
  return 'made'
}

/** Returns the authors of a series. Without a stored author, the creator counts as the author while the content is unchanged. */
function writersOf({ contentBy, contentAt, contentHashes, splitFromId, createdBy, createdAt }: Series): WrittenBy {
  const isUnchanged = contentHashes.length === 1 && splitFromId === null
  return { by: [contentBy ?? (isUnchanged ? createdBy : null)], at: contentAt ?? createdAt }
}

type Wanted = { post: Post; scheduled: Occurrence['when'] }

/** Returns whether the post matches the series and is planned for its time. */
function isInLine({ post, variants }: Plan, { post: wanted, scheduled }: Wanted): boolean {
  const planned = variants.filter(({ state }) => state !== 'cancelled')
  const isPlanned = planned.length > 0 && planned.every((variant) => isDeepStrictEqual(variant.scheduled, scheduled))
  return isPlanned && draftHash(post) === draftHash(wanted) && post.seriesId === wanted.seriesId
}
