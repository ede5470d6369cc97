import {
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type CollectionReference,
  type Query,
} from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'

/** The last notification of the page before. */
export type NotificationCursor = Pick<Notification, 'happenedAt' | 'id'>

/** One page of a person's notifications, newest first. It reads no more than it shows. */
export function notificationsQuery(
  notifications: CollectionReference<Notification>,
  { after, size }: { after: NotificationCursor | null; size: number },
): Query<Notification> {
  return query(
    notifications,
    orderBy('happenedAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after === null ? [] : [startAfter(Timestamp.fromMillis(after.happenedAt), after.id)]),
    limit(size),
  )
}

/** Unread ones in no particular order, as many as one question may ask for. */
export function unreadQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, where('readAt', '==', null), limit(LIST_LIMIT_MAX))
}
