import { z } from 'zod'
import { calendarEvents, type CalendarEvent } from '@postwright/core/collections/calendar-events'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { limit, query, where } from 'firebase/firestore'
import { CALENDAR_EVENT_DAYS_MAX, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

const { title, startDay, days } = calendarEvents.schema.shape

/** Draft description of own events, which are created and deleted but never edited. */
export const calendarEventDrafts = describeDrafts(calendarEvents, {
  schema: z.object({ title, startDay, days }),
  titleOf: (event) => event.title,
  href: () => routes.contentScheduler.href(),
  words: { untitled: 'calendar:events.untitled', notCreated: 'calendar:events.failed' },
})

/** Returns the workspace's own events in a range of days, live; `from` and `to` are days since 1970-01-01. */
export function useCalendarEvents(workspaceId: string, from: number, to: number): LiveList<CalendarEvent> {
  const within = [where('startDay', '>', from - CALENDAR_EVENT_DAYS_MAX), where('startDay', '<', to)]
  const list = query(collectionRef(calendarEvents, workspaceId), ...within, ...listOrder(calendarEvents))
  return useLiveList(query(list, limit(LIST_LIMIT_MAX)))
}
