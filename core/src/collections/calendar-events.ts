import { z } from 'zod'
import { CALENDAR_DAY_MAX, CALENDAR_EVENT_DAYS_MAX, CALENDAR_EVENT_TITLE_MAX, CALENDAR_EVENTS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** A workspace's own event, shown in the calendar beside the posts, `workspaces/{wid}/calendarEvents/{id}`. */
const calendarEventSchema = documentBase.extend({
  title: oneLine(CALENDAR_EVENT_TITLE_MAX),
  /** First day of the event, in days since 1970-01-01: the same date in every time zone. */
  startDay: z.int().min(0).max(CALENDAR_DAY_MAX),
  /** Duration in days. */
  days: z.int().min(1).max(CALENDAR_EVENT_DAYS_MAX),
})

export type CalendarEvent = z.infer<typeof calendarEventSchema>

export const calendarEvents = defineCollection({
  name: 'calendarEvents',
  path: paths.calendarEvents,
  id: 'id',
  schema: calendarEventSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'edit_library', fields: ['title', 'startDay', 'days'], removable: true },
  order: { by: 'startDay', direction: 'asc' },
  cap: CALENDAR_EVENTS_MAX,
  export: 'whole',
  deletion: 'below',
})
