import type { NoticeReason } from '@postwright/core/model/notice-preferences'
import { type Notification, NOTIFICATION_SCHEMA, type NotificationKind } from '@postwright/core/model/notification'
import { type NoticeMailDeps, prepareNoticeMail } from '../mails/collect-digest.ts'
import { type Happened, type HookNewsDeps, readHookNews } from '../hook-events/note-event.ts'
import { hashId } from '../hashes.ts'
import type { Deps } from '../ports/deps.ts'
import type { Clock } from '../ports/world.ts'
import { NOTIFICATION_KEPT } from '@postwright/core/limits'
import { newDocument } from '../new-document.ts'

/** Function that returns the notification to store, given the one stored under the same ID; null if nothing changes. */
type Compose = (known: Notification | null) => Notification | null

export type NotifyDeps = Pick<Deps, 'transact'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}

/** Stores a notification for a person. Repeated and parallel calls leave one document; nothing is written for an account that does not exist. */
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
 * Notifies a person according to their settings: stores the notification unless they have muted the reason, and sends it by email and webhooks if
 * they have chosen that. Repeated and parallel calls send each once.
 */
export async function notifyByChoice(
  deps: NotifyDeps & NoticeMailDeps & HookNewsDeps,
  { uid, id, reason }: { uid: string; id: string; reason: NoticeReason },
  compose: Compose,
): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.notifications.getIn(tx, uid, id)])
    const notification = user ? compose(known) : null
    if (!user || !notification) return
    const isMailed = user.mailedReasons.includes(reason)
    const writeMail = isMailed ? await prepareNoticeMail(deps, tx, { user, reason, notification }) : null
    const isHooked = user.hookedReasons.includes(reason)
    const tellHooks = isHooked ? await readHookNews(deps, tx, newsOf(deps.clock, uid, reason, notification)) : null
    if (!user.mutedReasons.some((muted) => muted === reason)) deps.notifications.saveIn(tx, uid, notification)
    writeMail?.()
    tellHooks?.()
  })
}

/** Returns the event of a notification; null if it does not belong to a workspace. */
function newsOf(clock: Clock, uid: string, reason: NoticeReason, notification: Notification): Happened | null {
  if (!('workspaceId' in notification)) return null
  const { id, workspaceId, kind } = notification
  return {
    workspaceId,
    event: 'notification.created',
    eventId: `evt_${hashId(['notification.created', uid, id])}`,
    at: clock.now(),
    data: {
      workspaceId,
      userId: uid,
      reason,
      kind,
      postId: 'postId' in notification ? notification.postId : null,
      commentId: 'commentId' in notification ? notification.commentId : null,
      excerpt: 'excerpt' in notification ? notification.excerpt : null,
    },
  }
}

/** Author of texts that no user wrote. */
const SYSTEM = 'system'

/** Returns the common fields of every notification. */
export function newNotification(clock: Clock, id: string, happenedAt: number) {
  return { ...newDocument(clock, { id, schema: NOTIFICATION_SCHEMA, createdBy: SYSTEM }), ...unreadSince(happenedAt) }
}

/** Returns the fields that make a notification unread. */
export function unreadSince(happenedAt: number): { happenedAt: number; readAt: null; expiresAt: number } {
  return { happenedAt, readAt: null, expiresAt: happenedAt + NOTIFICATION_KEPT }
}

/** Returns the ID of a notification. The same subject always gives the same ID, so an event that is delivered again updates the same document. */
export function notificationId(kind: NotificationKind, ...subject: (string | number)[]): string {
  return hashId([kind, ...subject])
}

type Subject = { workspaceId: string; authorUid: string }

/** Finds the recipient: the author while they are a member, otherwise the workspace's owner; null when the workspace does not exist. */
export async function findRecipient(
  { members, workspaces }: Pick<Deps, 'members' | 'workspaces'>,
  { workspaceId, authorUid }: Subject,
): Promise<string | null> {
  if (await members.get(workspaceId, authorUid)) return authorUid
  return (await workspaces.get(workspaceId))?.ownerUid ?? null
}
