import { useEffect, useRef, useState } from 'react'
import type { Notification } from '@postwright/core/model/notification'
import { NOTIFICATION_LOOK } from './notification-look.ts'

/**
 * Returns the newest notification that waits for the user and arrived while this page was open; null until then. Notifications of the first read do
 * not count.
 */
export function useUrgentNotification(notifications: readonly Notification[] | null): Notification | null {
  const since = useRef<number | null>(null)
  const [latestUrgent, setLatestUrgent] = useState<Notification | null>(null)

  useEffect(() => {
    if (notifications === null) return
    const latest = Math.max(0, ...notifications.map(({ happenedAt }) => happenedAt))
    const before = since.current
    since.current = Math.max(before ?? 0, latest)
    if (before === null) return
    const urgent = notifications.find(
      ({ kind, readAt, happenedAt }) => happenedAt > before && readAt === null && NOTIFICATION_LOOK[kind].isUrgent,
    )
    if (urgent) setLatestUrgent(urgent)
  }, [notifications])

  return latestUrgent
}
