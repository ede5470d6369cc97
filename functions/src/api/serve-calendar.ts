import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { findCalendar } from '../domain/calendar/find-calendar.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts } from '../http/request-facts.ts'
import { renderCalendar } from './render-calendar.ts'

const LIMIT = { perMinute: 60, by: 'address' } as const

/**
 * Serves a workspace's schedule to calendar programs. No endpoint of the contract: the reply is no JSON. It may be kept by the
 * program that asked and by nothing between, and is not sent again while nothing has changed.
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
