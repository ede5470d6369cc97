import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../failures.ts'
import { retryAtOf } from '../oauth-api/failures.ts'

const errorSchema = z.object({ code: z.int(), message: z.string(), errors: z.unknown().optional() })
const limitSchema = z.object({ retry_after: z.number() })

/** Error kinds by Discord's error code. */
const KINDS: Record<number, PublishErrorKind> = {
  10003: 'disconnected',
  10015: 'disconnected',
  50027: 'token_expired',
  20009: 'content_policy',
  40005: 'media_format',
  50006: 'content_policy',
  50035: 'content_policy',
  50083: 'permission',
  160005: 'permission',
  200000: 'content_policy',
  200001: 'content_policy',
  220001: 'config',
  220003: 'config',
  240000: 'content_policy',
}

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  404: 'disconnected',
  413: 'media_format',
}

/** Returns the failure of an unsuccessful reply. A server error proves nothing: the message may have been published. */
export function failureOf({ status, headers, body }: NetworkReply, now: number): NetworkFailure {
  const said = errorSchema.safeParse(body).data
  const detail = said ? `${said.code}: ${said.message}${fieldsOf(said.errors)}` : `HTTP ${status}`
  if (status === 429) return new NetworkFailure({ kind: 'rate_limit', detail, retryAt: freeAt(headers, body, now) })
  if (status < 400 || status >= 500) return new NetworkFailure({ kind: 'platform_down', detail, isCertain: false })
  // A reply without Discord's own error comes from a proxy or a firewall, which proves nothing about the webhook.
  if (!said && status !== 413) return new NetworkFailure({ kind: 'platform_down', detail })
  const known = said && ownValue(KINDS, String(said.code))
  return new NetworkFailure({ kind: known ?? BY_STATUS[status] ?? 'content_policy', detail })
}

/** Returns the time of the next allowed call. The body contains the exact time, which the headers round up. */
function freeAt(headers: Headers, body: unknown, now: number): number | null {
  const limit = limitSchema.safeParse(body).data
  return limit ? now + Math.ceil(limit.retry_after * 1000) : retryAtOf(headers, now)
}

/** Returns the refused fields as text; empty when there are none. */
const fieldsOf = (errors: unknown): string => (errors === undefined ? '' : ` ${JSON.stringify(errors)}`)
