import { useMemo } from 'react'
import type { Notification } from '@postwright/core/model/notification'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { notificationsQuery, type NotificationCursor } from './notifications-query.ts'

/** One page of a person's notifications, live. All who look at the same page share one read. */
export function useNotifications(
  uid: string,
  { after, size }: { after: NotificationCursor | null; size: number },
): LiveList<Notification> {
  const { happenedAt = null, id = null } = after ?? {}
  const query = useMemo(() => {
    const cursor = happenedAt === null || id === null ? null : { happenedAt, id }
    return notificationsQuery(refs.notifications(uid), { after: cursor, size })
  }, [uid, happenedAt, id, size])
  return useLiveList(query)
}
