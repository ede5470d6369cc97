import { ownValue } from '@postwright/core/own-value'
import type { PublishError, PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Refused, Unknown } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import type { TransportError } from '../transport-error.ts'
import { isProtocolError, readFailure, type XrpcFailure } from './api.ts'

/** Error for access that could not be renewed. The call that needed it had been refused, so nothing was published. */
export class RenewalError extends Error {
  constructor(cause: unknown) {
    super('the access could not be renewed', { cause })
    this.name = 'RenewalError'
  }
}

/** Error of the video service for an unusable file; `code` is the service's own, or ours if it gave none. */
export class VideoError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message || code)
    this.name = 'VideoError'
    this.code = code
  }
}

/** Codes of `app.bsky.video.defs#jobStatus` that are not about the file: a retry may succeed. */
const PASSING = new Set(['pds_upload_failure', 'generic_failure', ''])

export function isPassing({ code }: VideoError): boolean {
  return PASSING.has(code)
}

const DETAIL_MAX = 500

/** Errors of the protocol with a definite meaning. Only these may mark an account as needing a reconnect. */
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
  // Errors of the video service.
  UnsupportedContentType: 'media_format',
  VideoTooLarge: 'media_format',
  VideoTooLong: 'media_format',
  BadAspectRatio: 'media_format',
  UploadForbidden: 'permission',
  DailyLimitExceeded: 'rate_limit',
  TooManyOpenUploads: 'rate_limit',
  ServiceOverloaded: 'platform_down',
  UploadNotReady: 'platform_down',
  MissingParts: 'platform_down',
  UploadNotFound: 'platform_down',
  UploadExpired: 'platform_down',
  UploadAborted: 'platform_down',
  UploadFailed: 'platform_down',
}

const KIND_BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'unknown',
  403: 'unknown',
  413: 'media_format',
  415: 'media_format',
}

const TOO_MANY = 429

/** Errors that preparing again fixes: the network deletes uploaded images that no record references after a while. */
const RETRYABLE_NAMES = new Set(['BlobNotFound'])

const RETRYABLE_KINDS = new Set<PublishErrorKind>(['rate_limit', 'platform_down', 'timeout_unknown', 'unknown'])

const MEDIA_WORDS = /\b(blob|image|embed|mime)/i

/** Returns the outcome of a failed step in which nothing could be posted: always a refusal. `now` is epoch milliseconds. */
export function refusalOf(error: unknown, now: number): Refused {
  const isRenewal = error instanceof RenewalError
  const failure = readFailure(isRenewal ? error.cause : error)
  const retryAt = retryAtOf(failure, now)
  const described = describe(failure)
  const isContent = described.kind === 'content_policy' || described.kind === 'media_format'
  // A sign-in contains no content, so a content refusal of a sign-in concerns neither the post nor the access.
  const said = isRenewal && isContent ? { ...described, kind: 'unknown' as const, retryable: true } : described
  return { kind: 'refused', error: said, ...(retryAt !== null && { retryAt }) }
}

/**
 * Returns the outcome of a failed publish call. It is a refusal only if it is certain that nothing was published: the request was never sent, or a
 * server of this protocol refused it. Timeouts, broken connections, server errors and replies of other servers prove nothing.
 */
export function outcomeOf(error: unknown, now: number): Refused | Unknown {
  if (error instanceof RenewalError) return refusalOf(error, now)
  const failure = readFailure(error)
  if (isCertainlyNotPublished(failure)) return refusalOf(error, now)
  const retryAt = retryAtOf(failure, now)
  return { kind: 'unknown', error: describe(failure), ...(retryAt !== null && { retryAt }) }
}

function isCertainlyNotPublished(failure: XrpcFailure): boolean {
  if (failure.kind === 'address') return true
  if (failure.kind === 'transport') return !failure.error.sent
  return isProtocolError(failure)
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
  if (failure.status === TOO_MANY) return 'rate_limit'
  // A reply from a proxy, a captive portal or a firewall concerns neither the access nor the post.
  if (!isProtocolError(failure)) return 'platform_down'
  const known = ownValue(KIND_BY_NAME, failure.name) ?? KIND_BY_STATUS[failure.status]
  if (known) return known
  return MEDIA_WORDS.test(failure.message) ? 'media_format' : 'content_policy'
}

function transportKind({ failure, sent }: TransportError): PublishErrorKind {
  if (failure === 'redirect') return 'platform_down'
  return sent ? 'timeout_unknown' : 'platform_down'
}

function detailOf(failure: XrpcFailure): string {
  if (failure.kind === 'answer') return `${failure.name}: ${failure.message}`
  if (failure.kind === 'other') return failure.message
  return failure.error.message
}

/** Threshold: smaller numbers are seconds from now, larger ones seconds since 1970, and much larger ones milliseconds. */
const FIRST_EPOCH_SECOND = 1_000_000_000

const FIRST_EPOCH_MS = 1_000_000_000_000

/** Returns the time of the next allowed call: from the network's own header, or else the standard one, in all formats used in practice. */
function retryAtOf(failure: XrpcFailure, now: number): number | null {
  if (failure.kind !== 'answer' || kindOf(failure) !== 'rate_limit') return null
  const { 'ratelimit-reset': reset, 'retry-after': after } = failure.headers
  return instantOf(reset, now) ?? instantOf(after, now)
}

function instantOf(said: string | undefined, now: number): number | null {
  if (said === undefined) return null
  const number = Number(said)
  if (!(number > 0)) {
    const date = Date.parse(said)
    return Number.isNaN(date) ? null : Math.max(now, date)
  }
  if (number >= FIRST_EPOCH_MS) return Math.max(now, number)
  return number < FIRST_EPOCH_SECOND ? now + number * 1000 : Math.max(now, number * 1000)
}
