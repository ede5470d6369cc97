import { limit, query, where } from 'firebase/firestore'
import { calendarEvents, type CalendarEvent } from '@postwright/core/collections/calendar-events'
import { CALENDAR_EVENT_DAYS_MAX, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The workspace's own events of some days, live; `from` and `to` in days since 1970. */
export function useCalendarEvents(workspaceId: string, from: number, to: number): LiveList<CalendarEvent> {
  const within = [where('startDay', '>', from - CALENDAR_EVENT_DAYS_MAX), where('startDay', '<', to)]
  const list = query(collectionRef(calendarEvents, workspaceId), ...within, ...listOrder(calendarEvents))
  return useLiveList(query(list, limit(LIST_LIMIT_MAX)))
}
