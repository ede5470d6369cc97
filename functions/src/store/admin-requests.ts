import { adminRequests } from '@postwright/core/collections/admin-requests'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { AdminRequestPlace, AdminRequestStore } from '../domain/ports/operator.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createAdminRequestStore(refs: Refs, clock: Clock): AdminRequestStore {
  const all = () => refs.described(adminRequests)
  const cursor = ({ closesAt, id }: AdminRequestPlace) => [Timestamp.fromMillis(closesAt), id] as const
  return {
    ...describedStore(refs, clock, adminRequests),

    listWaiting: async ({ now, after, limit }) => {
      const waiting = all()
        .where('closesAt', '>', Timestamp.fromMillis(now))
        .orderBy('closesAt')
        .orderBy(FieldPath.documentId())
      const page = after === null ? waiting : waiting.startAfter(...cursor(after))
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },

    listClosed: async ({ now, after, limit }) => {
      const closed = all()
        .where('closesAt', '<=', Timestamp.fromMillis(now))
        .orderBy('closesAt', 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
      const page = after === null ? closed : closed.startAfter(...cursor(after))
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },
  }
}
