import type { Notification } from '@postwright/core/model/notification'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type NotificationStore = ReturnType<typeof createNotificationStore>

/** Notifications, each below the account of the person it is for. */
export function createNotificationStore(refs: Refs) {
  return {
    /** Null also for one that cannot be read: a new one replaces it. */
    getIn: async (tx: Tx, uid: string, id: string): Promise<Notification | null> =>
      refs.rowsOf([await tx.get(refs.notifications(uid).doc(id))])[0] ?? null,

    /** Writes the whole document, new or changed, in a transaction that read it. The caller has set `rev` and `updatedAt`. */
    saveIn: (tx: Tx, uid: string, notification: Notification): void => {
      tx.set(refs.notifications(uid).doc(notification.id), notification)
    },
  }
}
