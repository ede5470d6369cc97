import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { findCalendar, type PublicCalendar } from '../domain/calendar/calendar-feeds.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts } from '../http/request-facts.ts'
import { BRAND } from '@postwright/core/brand'
import { firstLine } from '@postwright/core/text/excerpt'
import { withoutControls } from '@postwright/core/text/text-fields'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Config } from '../domain/ports/config.ts'

const LIMIT = { perMinute: 60, by: 'address' } as const

/**
 * Serves a workspace's schedule to calendar programs. Not an endpoint of the contract: the reply is not JSON. Only the requesting
 * program may cache it, and it is not sent again while unchanged.
 */
export function serveCalendar(
  deps: Pick<Deps, 'config' | 'calendarFeeds' | 'members' | 'workspaces' | 'posts' | 'clock' | 'rateLimits'>,
): RequestHandler<{ token: string }> {
  return async (request, response) => {
    await countCall(deps, 'GET /calendars/:token', requestFacts(request, '', deps.config.hostingNetworks).ip, LIMIT)
    const body = renderCalendar(deps.config, await findCalendar(deps, request.params.token))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="schedule.ics"',
      'Cache-Control': 'private, max-age=300',
      ETag: etag,
    })
    const known = request.get('if-none-match')?.split(',') ?? []
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) response.status(304).end()
    else response.send(body)
  }
}

/** Displayed length: a post has no duration, so programs draw an event large enough to see and touch. */
const SHOWN_MS = 15 * 60_000

const REFRESH_S = 15 * 60

/**
 * Renders a schedule for calendar programs (RFC 5545). Times are instants in UTC, which every program shows in its own zone: no
 * zone descriptions are needed. The same posts always give the same bytes.
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
