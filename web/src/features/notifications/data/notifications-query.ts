import { documentId, limit, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { notifications as described } from '@postwright/core/collections/notifications'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'
import { listOrder } from '@/lib/live/list-order.ts'

/** A person's notifications, newest first. */
export function notificationsQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, ...listOrder(described), orderBy(documentId(), 'desc'))
}

/** Unread ones in no particular order, as many as one question may ask for. */
export function unreadQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, where('readAt', '==', null), limit(LIST_LIMIT_MAX))
}
