import type { NoticeReason } from '@postwright/core/model/notice-reason'
import type { Notification } from '@postwright/core/model/notification'
import type { Deps } from '../ports/deps.ts'

/** The notification to store, given the one that is stored under the same id; null when nothing changes. */
type Compose = (known: Notification | null) => Notification | null

export type NotifyDeps = Pick<Deps, 'transact'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}

/**
 * Stores a notification for a person who has not muted its reason. Repeated and parallel calls leave one document, and nothing is written
 * below an account that does not exist.
 */
export async function notify(
  deps: NotifyDeps,
  { uid, id, reason }: { uid: string; id: string; reason?: NoticeReason },
  compose: Compose,
): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.notifications.getIn(tx, uid, id)])
    const isMuted = reason !== undefined && user?.mutedReasons.includes(reason)
    const next = user && !isMuted ? compose(known) : null
    if (next) deps.notifications.saveIn(tx, uid, next)
  })
}
