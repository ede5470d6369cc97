import { BRAND } from '@postwright/core/brand'
import { firstLine } from '@postwright/core/text/first-line'
import { withoutControls } from '@postwright/core/text/without-controls'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Config } from '../domain/ports/config.ts'
import type { PublicCalendar } from '../domain/calendar/find-calendar.ts'

/** A post takes no time; programs draw something this long so that it can be seen and touched. */
const SHOWN_MS = 15 * 60_000
const REFRESH_S = 15 * 60

/**
 * A schedule as calendar programs take it (RFC 5545). Times are instants in UTC, which every program shows on its own clock: so no
 * description of a zone has to be right. The same posts always give the same bytes.
 */
export function renderCalendar({ appOrigin }: Pick<Config, 'appOrigin'>, { workspace, posts }: PublicCalendar): string {
  const host = new URL(appOrigin).hostname
  const calendar = ical({
    name: `${withoutControls(workspace.name)} · ${BRAND.name}`,
    prodId: { company: BRAND.name, product: 'schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    x: [{ key: 'X-WR-TIMEZONE', value: workspace.timeZone }],
  })
  for (const post of posts) {
    if (post.plannedAt === null) continue
    const text = withoutControls(post.text)
    calendar.createEvent({
      id: `${post.id}@${host}`,
      start: new Date(post.plannedAt),
      end: new Date(post.plannedAt + SHOWN_MS),
      stamp: new Date(post.updatedAt),
      lastModified: new Date(post.updatedAt),
      sequence: post.generation,
      summary: firstLine(text) ?? (withoutControls(post.title) || BRAND.name),
      description: text,
      url: `${appOrigin}/dashboard/content-studio/${post.id}`,
      status: post.lifecycle === 'attention' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
