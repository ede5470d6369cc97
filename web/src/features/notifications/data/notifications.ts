import { documentId, limit, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { notifications as described } from '@postwright/core/collections/notifications'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'
import { listOrder, type PageCursor, type PageRequest } from '@/lib/live/list-queries.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLivePage, type ListPage } from '@/lib/live/use-live.ts'

/** Returns the query of a user's notifications, newest first. */
export function notificationsQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, ...listOrder(described), orderBy(documentId(), 'desc'))
}

/** Returns the query of unread notifications in no particular order, as many as one query may return. */
export function unreadQuery(notifications: CollectionReference<Notification>): Query<Notification> {
  return query(notifications, where('readAt', '==', null), limit(LIST_LIMIT_MAX))
}

/** Returns one page of a user's notifications, live. All components on the same page share one read. */
export function useNotifications(uid: string, request: PageRequest<PageCursor>): ListPage<Notification, PageCursor> {
  return useLivePage(notificationsQuery(refs.notifications(uid)), request)
}
