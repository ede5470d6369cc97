import type { NoticeReason } from '@postwright/core/model/notice-reason'
import type { Notification } from '@postwright/core/model/notification'
import { type NoticeMailDeps, prepareNoticeMail } from '../mails/prepare-notice-mail.ts'
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

/**
 * The same by the choice of the person: stored unless they have muted the reason, and mailed if they have asked for that. Repeated and
 * parallel calls send one mail.
 */
export async function notifyByChoice(
  deps: NotifyDeps & NoticeMailDeps,
  { uid, id, reason }: { uid: string; id: string; reason: NoticeReason },
  compose: Compose,
): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.notifications.getIn(tx, uid, id)])
    const notification = user ? compose(known) : null
    if (!user || !notification) return
    const isMailed = user.mailedReasons.includes(reason)
    const writeMail = isMailed ? await prepareNoticeMail(deps, tx, { user, reason, notification }) : null
    if (!user.mutedReasons.includes(reason)) deps.notifications.saveIn(tx, uid, notification)
    writeMail?.()
  })
}
