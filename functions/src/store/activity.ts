import { auditLog } from '@postwright/core/collections/audit-log'
import { comments } from '@postwright/core/collections/comments'
import { publishLog } from '@postwright/core/collections/publish-log'
import { reviewActs } from '@postwright/core/collections/review-acts'
import { Timestamp, type Query } from 'firebase-admin/firestore'
import type { ActivityPage, ActivityStore } from '../domain/ports/review.ts'
import type { Refs } from './refs.ts'

export function createActivityStore(refs: Refs): ActivityStore {
  async function page<Row>(of: Query<Row>, { before, limit }: ActivityPage, field = 'createdAt'): Promise<Row[]> {
    const latest = of.where(field, '<=', Timestamp.fromMillis(before)).orderBy(field, 'desc').limit(limit)
    return refs.rowsOf((await latest.get()).docs)
  }

  return {
    steps: (wid, { steps, ...rest }) => page(refs.described(publishLog, wid).where('step', 'in', [...steps]), rest),
    audit: (wid, rest) => page(refs.described(auditLog).where('workspaceId', '==', wid), rest),
    acts: (wid, rest) => page(refs.described(reviewActs, wid), rest),
    comments: (wid, rest) => page(refs.described(comments, wid), rest, 'postedAt'),
  }
}
