import { FirebaseError } from 'firebase/app'
import { doc, getDocs, serverTimestamp, writeBatch } from 'firebase/firestore'
import type { Notification } from '@postwright/core/model/notification'
import { firestore } from '@/lib/firestore.ts'
import { refs } from '@/lib/live/refs.ts'
import { unreadQuery } from './notifications-query.ts'

/** More rounds than there are unread notifications; it bounds the loop when something is wrong. */
const ROUNDS = 20

/** Notes that some notifications were read: shown at once, stored when the server has them. @throws FirebaseError */
export async function markRead(uid: string, notifications: readonly Notification[]): Promise<void> {
  const unread = notifications.filter(({ readAt }) => readAt === null)
  if (unread.length === 0) return
  const batch = writeBatch(firestore)
  for (const { id } of unread) batch.update(doc(refs.notifications(uid), id), { readAt: serverTimestamp() })
  await batch.commit()
}

/** The same for every notification, first for those on the screen. @throws FirebaseError */
export async function markAllRead(uid: string, shown: readonly Notification[]): Promise<void> {
  let next = shown
  for (let round = 0; round < ROUNDS; round += 1) {
    await markRead(uid, next).catch(refusalsOnly)
    const { docs } = await getDocs(unreadQuery(refs.notifications(uid)))
    if (docs.length === 0) return
    next = docs.map((snapshot) => snapshot.data())
  }
}

/** Another tab was faster with one of them, and a batch is stored whole or not at all: the next round asks what is left. */
function refusalsOnly(error: unknown): void {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error
}
