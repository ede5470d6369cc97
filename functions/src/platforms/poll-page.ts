import { type RadarProblem, RADAR_MARK_MAX } from '@postwright/core/model/radar'
import { AppError } from '../domain/app-error.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { FailedReading, ReadingMarks } from '../domain/ports/public-readers.ts'
import type { Poll } from '../domain/ports/web.ts'
import { failedReading } from '../domain/radar/failed-reading.ts'
import { retryAtOf } from './oauth-api/failures.ts'
import type { Outside } from './platform-module.ts'
import { TransportError } from './transport-error.ts'

/** User agent of repeated reads; its name in `robots.txt` is `postwright`. */
const AGENT = 'Mozilla/5.0 (compatible; Postwright; reads public posts)'
const TIMEOUT = 12_000

type Asked = { accept: string; maxBytes: number; marks: ReadingMarks }

/**
 * Requests a page only if it has changed since the stored validators (`ETag`, `Last-Modified`). Failures of the address, the network or the site are
 * returned, not thrown.
 */
export async function pollPage(
  { fetch, clock }: Pick<Outside, 'fetch'> & { clock: Pick<Clock, 'now'> },
  url: string,
  { accept, maxBytes, marks }: Asked,
): Promise<Poll> {
  const headers = {
    accept,
    'user-agent': AGENT,
    ...(marks.etag !== '' && { 'if-none-match': marks.etag }),
    ...(marks.lastModified !== '' && { 'if-modified-since': marks.lastModified }),
  }
  try {
    const reply = await fetch(url, { headers }, { maxBytes, timeout: TIMEOUT })
    if (reply.status === 304) {
      return marks.etag === '' && marks.lastModified === '' ? failedReading('unreadable') : { kind: 'unchanged' }
    }
    if (!reply.ok) return refusal(reply.status, retryAtOf(reply.headers, clock.now()))
    return {
      kind: 'page',
      url: reply.url,
      bytes: new Uint8Array(await reply.arrayBuffer()),
      type: reply.headers.get('content-type') ?? '',
      marks: { etag: markOf(reply.headers, 'etag'), lastModified: markOf(reply.headers, 'last-modified') },
    }
  } catch (error) {
    return failedReading(problemOf(error))
  }
}

function refusal(status: number, retryAt: number | null): FailedReading {
  if (status === 410) return { ...failedReading('not_found'), isGone: true }
  return { ...failedReading(BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'unreadable')), retryAt }
}

const BY_STATUS: Partial<Record<number, RadarProblem>> = {
  401: 'not_public',
  403: 'not_public',
  404: 'not_found',
  429: 'limited',
}

function problemOf(error: unknown): RadarProblem {
  if (error instanceof AppError && error.code === 'address_refused') return 'refused'
  if (error instanceof TransportError) return error.failure === 'too_large' ? 'too_large' : 'unreachable'
  throw error
}

/** Returns a validator header; one that is too long to be stored is ignored. */
function markOf(headers: Headers, name: string): string {
  const mark = headers.get(name) ?? ''
  return mark.length > RADAR_MARK_MAX ? '' : mark
}
