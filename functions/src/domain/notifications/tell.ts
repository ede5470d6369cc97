import type { Notification } from '@postwright/core/model/notification'
import type { Deps } from '../../deps.ts'

/** What is to be stored, given what the person was told before under the same id; null when that says it already. */
type Compose = (known: Notification | null) => Notification | null

export type TellDeps = Pick<Deps, 'transact'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}

/**
 * Tells a person something. Repeated and parallel calls leave one document, and nothing is written below an account that
 * is gone.
 */
export async function tell(deps: TellDeps, { uid, id }: { uid: string; id: string }, compose: Compose): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.notifications.getIn(tx, uid, id)])
    const next = user ? compose(known) : null
    if (next) deps.notifications.saveIn(tx, uid, next)
  })
}
