import type { Notification } from '@postwright/core/model/notification'
import type { PageCursor, PageRequest } from '@/lib/live/page-query.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLivePage, type ListPage } from '@/lib/live/use-live.ts'
import { notificationsQuery } from './notifications-query.ts'

/** One page of a person's notifications, live. All who look at the same page share one read. */
export function useNotifications(uid: string, request: PageRequest<PageCursor>): ListPage<Notification, PageCursor> {
  return useLivePage(notificationsQuery(refs.notifications(uid)), request)
}
