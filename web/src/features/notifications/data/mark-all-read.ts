import { FirebaseError } from 'firebase/app'
import { getDocs } from 'firebase/firestore'
import type { Notification } from '@postwright/core/model/notification'
import { refs } from '@/lib/live/refs.ts'
import { markRead } from '@/session/mark-notifications-read.ts'
import { unreadQuery } from './notifications.ts'

/** Maximum number of rounds, more than unread notifications need; limits the loop on errors. */
const ROUNDS = 20

/** Marks every notification of a user as read, the visible ones first. @throws FirebaseError */
export async function markAllRead(uid: string, shown: readonly Notification[]): Promise<void> {
  let next = shown
  for (let round = 0; round < ROUNDS; round += 1) {
    await markRead(uid, next).catch(refusalsOnly)
    const { docs } = await getDocs(unreadQuery(refs.notifications(uid)))
    if (docs.length === 0) return
    next = docs.map((snapshot) => snapshot.data())
  }
}

/**
 * Ignores a refused batch and rethrows other errors. A batch is refused as a whole when another tab has already marked one of its notifications; the
 * next round reads the remaining ones.
 */
function refusalsOnly(error: unknown): void {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error
}
