import { z } from 'zod'
import type { Budget } from '../../domain/ports/networks.ts'
import { callNetwork, type NetworkCall, type NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { retryAtOf } from '../oauth-api/retry-at.ts'

export type Instance = {
  /** @throws NetworkFailure unless the instance answers with 2xx; TransportError, AppError `address_refused` */
  call: (path: string, input?: NetworkCall) => Promise<NetworkReply>
  /** The reply's body by a schema. */
  read: <Schema extends z.ZodType>(path: string, schema: Schema, input?: NetworkCall) => Promise<z.output<Schema>>
}

/** Calls the API of one instance, with the access of one account or without any. */
export function openInstance(
  fetch: SafeFetch,
  service: string,
  { token, now }: { token?: string; now: () => number },
): Instance {
  const call: Instance['call'] = async (path, input = {}) => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...input.headers }
    const reply = await callNetwork(fetch, `${service}${path}`, { ...input, headers })
    if (reply.status < 200 || reply.status >= 300) throw failureOf(reply, now())
    return reply
  }
  return { call, read: async (path, schema, input) => readReply(await call(path, input), schema) }
}

/** @throws NetworkFailure, uncertain: the instance has done what was asked for, and what it says about that cannot be read */
export function readReply<Schema extends z.ZodType>({ body }: NetworkReply, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new NetworkFailure({
    kind: 'platform_down',
    detail: 'the reply is not that of a Mastodon instance',
    isCertain: false,
  })
}

/** How many calls the instance still takes, by the headers of its last reply. */
export function budgetsOf({ headers }: NetworkReply): { budgets?: Budget[] } {
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN)
  const resetAt = Date.parse(headers.get('x-ratelimit-reset') ?? '')
  return Number.isNaN(remaining) || Number.isNaN(resetAt) ? {} : { budgets: [{ scope: 'channel', remaining, resetAt }] }
}

const errorSchema = z.object({ error: z.string(), error_description: z.string().optional().catch(undefined) })

/** What an instance says in words; it has no codes. */
const WORDS: readonly (readonly [RegExp, PublishErrorKind, retryable?: boolean])[] = [
  [/not finished processing/i, 'processing'],
  [/media could not be found/i, 'media_format', true],
  [/login is currently disabled|account is (suspended|disabled)/i, 'token_expired'],
  [/attach|\bfile\b|content type|\bmedia\b|\bvideo\b|\bimage/i, 'media_format'],
]

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  413: 'media_format',
}

/** A reply that is no success. A server error proves nothing: the status may be out. */
function failureOf({ status, headers, body }: NetworkReply, now: number): NetworkFailure {
  const said = errorSchema.safeParse(body).data
  const detail = said ? [said.error, said.error_description].filter(Boolean).join(': ') : `HTTP ${status}`
  const isCertain = status >= 400 && status < 500
  if (status === 429) {
    const free = retryAtOf(headers, now)
    return new NetworkFailure({ kind: 'rate_limit', detail, retryAt: free })
  }
  // Without the API's own error it is the page of a proxy, a firewall, or of no instance at all.
  if (!isCertain || (!said && status !== 413)) return new NetworkFailure({ kind: 'platform_down', detail, isCertain })
  const [, kind, retryable] = status === 401 ? [] : (WORDS.find(([words]) => words.test(detail)) ?? [])
  if (kind) return new NetworkFailure({ kind, detail, ...(retryable !== undefined && { retryable }) })
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail })
}
