import { auditLog } from '@postwright/core/collections/audit-log'
import { comments } from '@postwright/core/collections/comments'
import { ideas } from '@postwright/core/collections/ideas'
import { metrics } from '@postwright/core/collections/metrics'
import { postVersions } from '@postwright/core/collections/post-versions'
import { publishLog } from '@postwright/core/collections/publish-log'
import { reviewActs } from '@postwright/core/collections/review-acts'
import { Timestamp, type Query } from 'firebase-admin/firestore'
import type { ActivityPage, ActivityStore, PostHistoryStore } from '../domain/ports/review.ts'
import { z } from 'zod'
import { commentedRef, TITLE_FIELDS } from './comments.ts'
import type { Refs } from './refs.ts'

/** Title of a document; empty if the document no longer exists or is unreadable. */
const title = z.string().catch('')

/** Maximum metrics documents of one post: one per channel, part and age. */
const METRICS_MAX = 200

export function createActivityStore(refs: Refs): ActivityStore {
  const page = createPageReader(refs)

  return {
    steps: (wid, { steps, ...rest }) => page(refs.described(publishLog, wid).where('step', 'in', [...steps]), rest),
    audit: (wid, rest) => page(refs.described(auditLog).where('workspaceId', '==', wid), rest),
    acts: (wid, rest) => page(refs.described(reviewActs, wid), rest),
    comments: (wid, rest) => page(refs.described(comments, wid), rest, 'postedAt'),

    async titles(wid, subjects) {
      if (subjects.length === 0) return new Map()
      const wanted = subjects.map((each) => commentedRef(refs, wid, each))
      const found = await refs.db.getAll(...wanted, { fieldMask: Object.values(TITLE_FIELDS) })
      const fieldAt = (at: number) => TITLE_FIELDS[subjects[at]?.kind ?? 'post']
      return new Map(found.map((each, at) => [each.id, title.parse(each.get(fieldAt(at)))]))
    },
  }
}

export function createPostHistoryStore(refs: Refs): PostHistoryStore {
  const page = createPageReader(refs)

  return {
    steps: (wid, postId, { steps, ...rest }) =>
      page(
        refs
          .described(publishLog, wid)
          .where('postId', '==', postId)
          .where('step', 'in', [...steps]),
        rest,
      ),
    acts: (wid, postId, rest) => page(refs.described(reviewActs, wid).where('subject.id', '==', postId), rest),
    versions: (wid, postId, rest) => page(refs.described(postVersions, wid, postId), rest),
    idea: async (wid, postId) => {
      const found = await refs.described(ideas, wid).where('postId', '==', postId).limit(1).get()
      return refs.rowsOf(found.docs)[0] ?? null
    },
    metrics: async (wid, postId) => {
      const found = await refs.described(metrics, wid).where('postId', '==', postId).limit(METRICS_MAX).get()
      return refs.rowsOf(found.docs)
    },
  }
}

/** Returns a function that reads the latest rows of a query, no later than a time. */
function createPageReader(refs: Refs) {
  return async <Row>(of: Query<Row>, { before, limit }: ActivityPage, field = 'createdAt'): Promise<Row[]> => {
    const latest = of.where(field, '<=', Timestamp.fromMillis(before)).orderBy(field, 'desc').limit(limit)
    return refs.rowsOf((await latest.get()).docs)
  }
}
