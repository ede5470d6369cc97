import { documentId, limit, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'

/** A person's notifications, newest first. */
export function notificationsQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, orderBy('happenedAt', 'desc'), orderBy(documentId(), 'desc'))
}

/** Unread ones in no particular order, as many as one question may ask for. */
export function unreadQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, where('readAt', '==', null), limit(LIST_LIMIT_MAX))
}
