import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Refused, Unknown } from '../../domain/ports/networks.ts'
import { TransportError } from '../transport-error.ts'
import type { SandboxReply } from './call-sandbox.ts'

const DETAIL_MAX = 500

const REFUSALS: Record<number, PublishErrorKind> = {
  400: 'content_policy',
  401: 'token_expired',
  404: 'config',
  422: 'content_policy',
  429: 'rate_limit',
}

/** An answer that is no success. `now` is epoch milliseconds. */
export function replyOutcome({ status, detail, retryAfter }: SandboxReply, now: number): Refused | Unknown {
  const kind = REFUSALS[status]
  const said = detail.slice(0, DETAIL_MAX)
  if (!kind) return { kind: 'unknown', error: { kind: 'platform_down', detail: said, retryable: true } }
  const error = { kind, detail: said, retryable: kind === 'rate_limit' }
  return { kind: 'refused', error, ...(retryAfter !== null && { retryAt: now + retryAfter * 1000 }) }
}

/** A call without an answer: only a request that never left is certain not to have been taken. */
export function timeoutOutcome(error: unknown): Refused | Unknown {
  if (!(error instanceof TransportError)) throw error
  if (error.sent) {
    return { kind: 'unknown', error: { kind: 'timeout_unknown', detail: error.message, retryable: true } }
  }
  return { kind: 'refused', error: { kind: 'platform_down', detail: error.message, retryable: true } }
}
