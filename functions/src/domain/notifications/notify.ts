import type { Notification } from '@postwright/core/model/notification'
import type { Deps } from '../ports/deps.ts'

/** The notification to store, given the one that is stored under the same id; null when nothing changes. */
type Compose = (known: Notification | null) => Notification | null

export type NotifyDeps = Pick<Deps, 'transact'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}

/**
 * Stores a notification for a person. Repeated and parallel calls leave one document, and nothing is written below an
 * account that does not exist.
 */
export async function notify(
  deps: NotifyDeps,
  { uid, id }: { uid: string; id: string },
  compose: Compose,
): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.notifications.getIn(tx, uid, id)])
    const next = user ? compose(known) : null
    if (next) deps.notifications.saveIn(tx, uid, next)
  })
}
