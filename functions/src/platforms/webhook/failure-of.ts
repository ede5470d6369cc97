import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../network-failure.ts'
import { retryAtOf } from '../oauth-api/retry-at.ts'

const DETAIL_MAX = 300

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  404: 'disconnected',
  408: 'platform_down',
  410: 'disconnected',
  413: 'media_format',
  425: 'platform_down',
  429: 'rate_limit',
}

/**
 * A reply that is no success. A receiver takes each id once, so whatever it has done with this call, sending it again cannot
 * double it: also a server error is certain enough.
 */
export function failureOf({ status, headers, text }: NetworkReply, now: number): NetworkFailure {
  const detail = `HTTP ${status} ${text.slice(0, DETAIL_MAX)}`.trim()
  if (status < 400 || status >= 500) {
    return new NetworkFailure({ kind: 'platform_down', detail, retryAt: retryAtOf(headers, now) })
  }
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail, retryAt: retryAtOf(headers, now) })
}
