import { doc, serverTimestamp, writeBatch } from 'firebase/firestore'
import type { Notification } from '@postwright/core/model/notification'
import { firestore } from '@/lib/firestore.ts'
import { refs } from '@/lib/live/refs.ts'

/** Marks a user's notifications as read: shown immediately, stored once the server has them. @throws FirebaseError */
export async function markRead(uid: string, notifications: readonly Notification[]): Promise<void> {
  const unread = notifications.filter(({ readAt }) => readAt === null)
  if (unread.length === 0) return
  const batch = writeBatch(firestore)
  for (const { id } of unread) batch.update(doc(refs.notifications(uid), id), { readAt: serverTimestamp() })
  await batch.commit()
}
