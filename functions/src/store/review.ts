import { reviewActs } from '@postwright/core/collections/review-acts'
import { reviewLinks } from '@postwright/core/collections/review-links'
import { Timestamp } from 'firebase-admin/firestore'
import type { ReviewActStore, ReviewLinkStore } from '../domain/ports/review.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

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
