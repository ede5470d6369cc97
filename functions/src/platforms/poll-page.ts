import { RADAR_MARK_MAX } from '@postwright/core/model/radar-limits'
import type { RadarProblem } from '@postwright/core/model/radar'
import { AppError } from '../domain/app-error.ts'
import type { FailedReading, ReadingMarks } from '../domain/ports/radar.ts'
import type { Poll } from '../domain/ports/web.ts'
import type { SafeFetch } from './safe-fetch.ts'
import { TransportError } from './transport-error.ts'

type Asked = {
  accept: string
  maxBytes: number
  timeout: number
  agent: string
  marks: ReadingMarks
  now: () => number
}

/** Asks for a page only if it has changed since the marks. Says what became of it; nothing throws. */
export async function pollPage(
  fetch: SafeFetch,
  url: string,
  { accept, maxBytes, timeout, agent, marks, now }: Asked,
): Promise<Poll> {
  const headers = {
    accept,
    'user-agent': agent,
    ...(marks.etag !== '' && { 'if-none-match': marks.etag }),
    ...(marks.lastModified !== '' && { 'if-modified-since': marks.lastModified }),
  }
  try {
    const reply = await fetch(url, { headers }, { maxBytes, timeout })
    if (reply.status === 304) {
      return marks.etag === '' && marks.lastModified === '' ? failed('unreadable') : { kind: 'unchanged' }
    }
    if (!reply.ok) return refusal(reply.status, readRetryAfter(reply.headers, now()))
    return {
      kind: 'page',
      url: reply.url,
      bytes: new Uint8Array(await reply.arrayBuffer()),
      type: reply.headers.get('content-type') ?? '',
      marks: { etag: markOf(reply.headers, 'etag'), lastModified: markOf(reply.headers, 'last-modified') },
    }
  } catch (error) {
    return failed(problemOf(error))
  }
}

function refusal(status: number, retryAt: number | null): FailedReading {
  if (status === 410) return { kind: 'failed', problem: 'not_found', isGone: true, retryAt: null }
  return { ...failed(BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'unreadable')), retryAt }
}

const BY_STATUS: Partial<Record<number, RadarProblem>> = {
  401: 'not_public',
  403: 'not_public',
  404: 'not_found',
  429: 'limited',
}

function failed(problem: RadarProblem): FailedReading {
  return { kind: 'failed', problem, isGone: false, retryAt: null }
}

function problemOf(error: unknown): RadarProblem {
  if (error instanceof AppError && error.code === 'address_refused') return 'refused'
  if (error instanceof TransportError) return error.failure === 'too_large' ? 'too_large' : 'unreachable'
  throw error
}

/** Seconds, or a date; null for neither. */
function readRetryAfter(headers: Headers, now: number): number | null {
  const said = headers.get('retry-after')?.trim().slice(0, 100) ?? ''
  if (said === '') return null
  const seconds = Number(said)
  const at = Number.isFinite(seconds) ? now + seconds * 1_000 : Date.parse(said)
  return Number.isFinite(at) && at > now ? Math.ceil(at) : null
}

/** A mark that is too long to be kept is none. */
function markOf(headers: Headers, name: string): string {
  const mark = headers.get(name) ?? ''
  return mark.length > RADAR_MARK_MAX ? '' : mark
}
