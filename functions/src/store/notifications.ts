import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { NotificationStore } from '../domain/ports/people.ts'

export function createNotificationStore(refs: Refs): NotificationStore {
  return {
    /** Null also for one that cannot be read: a new one replaces it. */
    getIn: async (tx, uid, id) => refs.rowsOf([await within(tx).get(refs.notifications(uid).doc(id))])[0] ?? null,

    /** Writes the whole document, new or changed, in a transaction that read it. The caller has set `rev` and `updatedAt`. */
    saveIn: (tx, uid, notification) => {
      within(tx).set(refs.notifications(uid).doc(notification.id), notification)
    },
  }
}
