import { approvalRequests as described } from '@postwright/core/collections/approval-requests'
import { APPROVAL_REQUESTS_GROUP, paths } from '@postwright/core/paths'
import type { ApprovalRequestStore, ReviewActStore, ReviewLinkStore } from '../domain/ports/review.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { reviewActs } from '@postwright/core/collections/review-acts'
import { reviewLinks } from '@postwright/core/collections/review-links'
import { Timestamp } from 'firebase-admin/firestore'
import { within } from './transaction.ts'

export function createApprovalRequestStore(refs: Refs, clock: Clock): ApprovalRequestStore {
  return {
    ...describedStore(refs, clock, described),

    listOpen: async (wid, limit) => {
      const requests = refs.db.collection(paths.approvalRequests(wid))
      const open = requests.where('state', '==', 'open').orderBy('requestedAt', 'desc')
      return (await open.limit(limit).select().get()).docs.map(({ id }) => id)
    },

    listDue: async (until, limit) => {
      const { docs } = await refs.db
        .collectionGroup(APPROVAL_REQUESTS_GROUP)
        .where('reminderAt', '<=', new Date(until))
        .orderBy('reminderAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ id, ref }) => ({ workspaceId: ref.parent.parent?.id ?? '', postId: id }))
    },
  }
}

export function createReviewLinkStore(refs: Refs, clock: Clock): ReviewLinkStore {
  return {
    ...describedStore(refs, clock, reviewLinks),

    countOpenIn: async (tx, wid, now) => {
      const open = refs.described(reviewLinks, wid).where('expiresAt', '>', Timestamp.fromMillis(now))
      return (await within(tx).get(open.count())).data().count
    },
  }
}

export function createReviewActStore(refs: Refs, clock: Clock): ReviewActStore {
  return describedStore(refs, clock, reviewActs)
}
