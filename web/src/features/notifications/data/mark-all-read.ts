import { FirebaseError } from 'firebase/app'
import { getDocs } from 'firebase/firestore'
import type { Notification } from '@postwright/core/model/notification'
import { refs } from '@/lib/live/refs.ts'
import { markRead } from '@/session/mark-notifications-read.ts'
import { unreadQuery } from './notifications.ts'

/** More rounds than there are unread notifications; it bounds the loop when something is wrong. */
const ROUNDS = 20

/** Marks every notification of a person as read, first those on the screen. @throws FirebaseError */
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
