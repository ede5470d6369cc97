import { approvalRequests as described } from '@postwright/core/collections/approval-requests'
import { APPROVAL_REQUESTS_GROUP, paths } from '@postwright/core/paths'
import type { ApprovalRequestStore } from '../domain/ports/approvals.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

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
