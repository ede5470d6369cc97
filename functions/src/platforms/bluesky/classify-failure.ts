import type { PublishError, PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Refused, Unknown } from '../../domain/ports.ts'
import { redactSecrets } from '../redact-secrets.ts'
import type { TransportError } from '../transport-error.ts'
import { RenewalError } from './renewal-error.ts'
import { isSpokenRefusal, readFailure, type XrpcFailure } from './xrpc-failure.ts'

const DETAIL_MAX = 500

const KIND_BY_NAME: Record<string, PublishErrorKind> = {
  ExpiredToken: 'token_expired',
  InvalidToken: 'token_expired',
  AuthMissing: 'token_expired',
  AuthenticationRequired: 'token_expired',
  AuthFactorTokenRequired: 'token_expired',
  AccountTakedown: 'permission',
  AccountDeactivated: 'permission',
  AccountSuspended: 'permission',
  RepoTakendown: 'permission',
  RepoDeactivated: 'permission',
  RepoSuspended: 'permission',
  Forbidden: 'permission',
  RateLimitExceeded: 'rate_limit',
  BlobNotFound: 'media_format',
  BlobTooLarge: 'media_format',
  InvalidMimeType: 'media_format',
  InvalidSwap: 'duplicate',
}

const KIND_BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  413: 'media_format',
  415: 'media_format',
  429: 'rate_limit',
}

/** Uploaded pictures are forgotten when nothing refers to them for long: preparing again repairs that. */
const RETRYABLE_NAMES = new Set(['BlobNotFound'])
const RETRYABLE_KINDS = new Set<PublishErrorKind>(['rate_limit', 'platform_down', 'timeout_unknown', 'unknown'])
const MEDIA_WORDS = /\b(blob|image|embed|mime)/i

/** A failed step in which nothing could be posted: always a refusal. `now` is epoch milliseconds. */
export function refusalOf(error: unknown, now: number): Refused {
  const isRenewal = error instanceof RenewalError
  const failure = readFailure(isRenewal ? error.cause : error)
  const retryAt = retryAtOf(failure, now)
  const described = describe(failure)
  const isContent = described.kind === 'content_policy' || described.kind === 'media_format'
  // Signing in carries no content: whatever the server dislikes about it, the access is what fails.
  const kind = isRenewal && isContent ? 'token_expired' : described.kind
  return { kind: 'refused', error: { ...described, kind }, ...(retryAt !== null && { retryAt }) }
}

/**
 * A failed call that would have posted. Only what proves that nothing was taken is a refusal: the request never left, or
 * a server of this protocol said no. Time-outs, broken connections, server errors and strangers' answers prove nothing.
 */
export function outcomeOf(error: unknown, now: number): Refused | Unknown {
  if (error instanceof RenewalError) return refusalOf(error, now)
  const failure = readFailure(error)
  if (isProvenUntaken(failure)) return refusalOf(error, now)
  return { kind: 'unknown', error: describe(failure) }
}

function isProvenUntaken(failure: XrpcFailure): boolean {
  if (failure.kind === 'address') return true
  if (failure.kind === 'transport') return !failure.error.sent
  return isSpokenRefusal(failure)
}

function describe(failure: XrpcFailure): PublishError {
  const kind = kindOf(failure)
  const retryable = RETRYABLE_KINDS.has(kind) || (failure.kind === 'answer' && RETRYABLE_NAMES.has(failure.name))
  return { kind, detail: redactSecrets(detailOf(failure)).slice(0, DETAIL_MAX), retryable }
}

function kindOf(failure: XrpcFailure): PublishErrorKind {
  if (failure.kind === 'address') return 'config'
  if (failure.kind === 'transport') return transportKind(failure.error)
  if (failure.kind === 'other') return 'unknown'
  if (failure.status >= 500) return 'platform_down'
  const known = KIND_BY_NAME[failure.name] ?? KIND_BY_STATUS[failure.status]
  if (known) return known
  if (!isSpokenRefusal(failure)) return 'unknown'
  return MEDIA_WORDS.test(failure.message) ? 'media_format' : 'content_policy'
}

function transportKind({ failure, sent }: TransportError): PublishErrorKind {
  if (failure === 'redirect') return 'config'
  return sent ? 'timeout_unknown' : 'platform_down'
}

function detailOf(failure: XrpcFailure): string {
  if (failure.kind === 'answer') return `${failure.name}: ${failure.message}`
  if (failure.kind === 'other') return failure.message
  return failure.error.message
}

/** When the network says it may be asked again: its own header in epoch seconds, else seconds from now. */
function retryAtOf(failure: XrpcFailure, now: number): number | null {
  if (failure.kind !== 'answer' || kindOf(failure) !== 'rate_limit') return null
  const reset = Number(failure.headers['ratelimit-reset'])
  if (reset > 0) return Math.max(now, reset * 1000)
  const seconds = Number(failure.headers['retry-after'])
  return seconds > 0 ? now + seconds * 1000 : null
}
