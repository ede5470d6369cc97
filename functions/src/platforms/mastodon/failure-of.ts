import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../network-failure.ts'
import { retryAtOf } from '../oauth-api/retry-at.ts'

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
export function failureOf({ status, headers, body }: NetworkReply, now: number): NetworkFailure {
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
