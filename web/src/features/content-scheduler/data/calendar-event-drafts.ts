import { z } from 'zod'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { title, startDay, days } = calendarEvents.schema.shape

/** How own events are stored: each is written once. */
export const calendarEventDrafts = describeDrafts(calendarEvents, {
  schema: z.object({ title, startDay, days }),
  titleOf: (event) => event.title,
  href: () => routes.contentScheduler.href(),
  words: { untitled: 'calendar:events.untitled', notCreated: 'calendar:events.failed' },
})
