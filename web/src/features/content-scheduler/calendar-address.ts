import { z } from 'zod'
import { documentId } from '@postwright/core/ids'
import { POST_LABEL_MAX } from '@postwright/core/limits'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { type Lifecycle, lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { isTimeZone } from '@postwright/core/time/zoned-time'
import { CALENDAR_VIEWS, type CalendarView } from '@/posts/times/calendar-days.ts'
import { viewerZone } from '@/ui/format-time.ts'

export type CalendarFilter = {
  connectionId: string | null
  platform: Platform | null
  lifecycle: Lifecycle | null
  label: string | null
  /** Author of the post: a user's id, `ME` for the current user, null for anyone. */
  author: string | null
  text: string
}

export type CalendarAddress = {
  view: CalendarView
  /** A displayed day, `YYYY-MM-DD`; null for today. */
  date: string | null
  /** Time zone of the calendar: the workspace's, the current user's, or a named zone. */
  zone: string
  filter: CalendarFilter
}

export const WORKSPACE_ZONE = 'workspace'
export const OWN_ZONE = 'own'

/** The current user as an author; no document has such an id. */
export const ME = '@me'

const SEARCH_MAX = 100

export const NO_FILTER: CalendarFilter = {
  connectionId: null,
  platform: null,
  lifecycle: null,
  label: null,
  author: null,
  text: '',
}

export function isFiltered(filter: CalendarFilter): boolean {
  return JSON.stringify(filter) !== JSON.stringify(NO_FILTER)
}

/** Reads the calendar from the address; invalid values are ignored. */
export function parseCalendar(params: URLSearchParams): CalendarAddress {
  const zone = params.get('zone') ?? WORKSPACE_ZONE
  return {
    view: parseView(params),
    date: known(z.iso.date(), params.get('date')),
    zone: zone === OWN_ZONE || isTimeZone(zone) ? zone : WORKSPACE_ZONE,
    filter: {
      connectionId: known(documentId(), params.get('channel')),
      platform: known(platformSchema, params.get('network')),
      lifecycle: known(lifecycleSchema, params.get('post')),
      label: known(z.string().min(1).max(POST_LABEL_MAX), params.get('label')),
      author: params.get('mine') === '1' ? ME : known(documentId(), params.get('author')),
      text: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    },
  }
}

/** Returns the query parameters of a calendar; defaults are left out, except for the view. */
export function calendarParams({ view, date, zone, filter }: CalendarAddress): Record<string, string> {
  const { connectionId, platform, lifecycle, label, author, text } = filter
  return {
    view,
    ...(date !== null && { date }),
    ...(zone !== WORKSPACE_ZONE && { zone }),
    ...(connectionId !== null && { channel: connectionId }),
    ...(platform !== null && { network: platform }),
    ...(lifecycle !== null && { post: lifecycle }),
    ...(label !== null && { label }),
    ...(author !== null && (author === ME ? { mine: '1' } : { author })),
    ...(text !== '' && { q: text }),
  }
}

/** Reads the view from the address; tabs exist only in the list, so an address with a tab and no view shows the list. */
function parseView(params: URLSearchParams): CalendarView {
  const isOfList = params.has('tab') || params.has('state')
  return z
    .enum(CALENDAR_VIEWS)
    .catch(isOfList ? 'list' : 'month')
    .parse(params.get('view'))
}

function known<T>(schema: z.ZodType<T>, value: string | null): T | null {
  return schema.safeParse(value).data ?? null
}

/** Returns the name of the time zone an address asks for. */
export function zoneOf(zone: string, workspaceZone: string): string {
  if (zone === WORKSPACE_ZONE) return workspaceZone
  return zone === OWN_ZONE ? viewerZone() : zone
}
