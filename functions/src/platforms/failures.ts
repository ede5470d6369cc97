import type { PublishErrorKind, PublishError } from '@postwright/core/publishing/publish-error'
import { AppError } from '../domain/app-error.ts'
import { TransportError } from './transport-error.ts'
import type { Refused, Unknown } from '../domain/ports/networks.ts'
import { redactSecrets } from './redact-secrets.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

const WORDS = NETWORK_WORDS.shared

const DETAIL_MAX = 500

/**
 * Returns the outcome of a failed step in which nothing could be posted: always a refusal. Its text never contains `secrets`.
 * @throws the error itself unless it is a NetworkFailure, TransportError or AppError
 */
export function refusalOf(error: unknown, secrets: readonly string[] = []): Refused {
  const { described, retryAt } = read(error, secrets)
  return { kind: 'refused', error: described, ...(retryAt !== null && { retryAt }) }
}

/** Returns the outcome of a failed publish call: a refusal only when it is certain that nothing was published. */
export function outcomeOf(error: unknown, secrets: readonly string[] = []): Refused | Unknown {
  return { ...refusalOf(error, secrets), kind: isCertain(error) ? 'refused' : 'unknown' }
}

/** Returns the outcome of a failed look-up, which proves nothing about the post. */
export function toUnknownOutcome(error: unknown, secrets: readonly string[] = []): Unknown {
  return { ...refusalOf(error, secrets), kind: 'unknown' }
}

function isCertain(error: unknown): boolean {
  if (error instanceof NetworkFailure) return error.isCertain
  return error instanceof TransportError ? !error.sent : true
}

function read(error: unknown, secrets: readonly string[]): { described: PublishError; retryAt: number | null } {
  const say = (text: string) => redactSecrets(text, secrets).slice(0, DETAIL_MAX)
  if (error instanceof NetworkFailure) {
    const { kind, message, retryable, retryAt } = error
    return { described: { kind, detail: say(message), retryable }, retryAt }
  }
  if (error instanceof TransportError) {
    const kind = error.sent && error.failure !== 'redirect' ? 'timeout_unknown' : 'platform_down'
    return { described: { kind, detail: say(error.message), retryable: true }, retryAt: null }
  }
  if (!(error instanceof AppError)) throw error
  return { described: { kind: 'config', detail: say(error.message), retryable: false }, retryAt: null }
}

const RETRYABLE = new Set<PublishErrorKind>(['rate_limit', 'quota', 'platform_down', 'processing', 'timeout_unknown'])

type Facts = {
  kind: PublishErrorKind
  /** Error text of the network. */
  detail: string
  /** Defaults to the usual value for the error's `kind`. */
  retryable?: boolean
  /** Time of the next allowed attempt, in epoch milliseconds. */
  retryAt?: number | null
  /** True if the call certainly had no effect at the network. */
  isCertain?: boolean
}

/** Error for a network that replied with a refusal or with nothing usable. */
export class NetworkFailure extends Error {
  readonly kind: PublishErrorKind
  readonly retryable: boolean
  readonly retryAt: number | null
  readonly isCertain: boolean

  constructor({ kind, detail, retryable = RETRYABLE.has(kind), retryAt = null, isCertain = true }: Facts) {
    super(detail)
    this.name = 'NetworkFailure'
    this.kind = kind
    this.retryable = retryable
    this.retryAt = retryAt
    this.isCertain = isCertain
  }
}

const DAY_SECONDS = 24 * 60 * 60

/**
 * Returns the error of a failed attempt to connect a channel.
 * @param field the input for the network's address or account
 * @param refused a sentence about the user's options after a refusal
 */
export function connectFailure(error: unknown, now: number, field: string, refused: string): unknown {
  const say = (detail: string) => ({ detail, fields: { [field]: detail }, cause: error })
  if (error instanceof TransportError)
    return new AppError(
      'connection_unreachable',
      say(error.failure === 'unresolved' ? WORDS.noServer : WORDS.serverSilent),
    )
  if (error instanceof AppError && error.code === 'address_refused') {
    return new AppError('address_refused', {
      ...say(error.detail ?? WORDS.addressRefused),
      message: error.message,
    })
  }
  if (!(error instanceof NetworkFailure)) return error
  if (error.kind === 'platform_down') return new AppError('connection_unreachable', say(WORDS.networkError))
  if (error.kind !== 'rate_limit') return new AppError('connection_refused', say(refused))
  const wait = error.retryAt === null ? null : Math.ceil((error.retryAt - now) / 1000)
  return new AppError('rate_limited', {
    detail: WORDS.tooManyForAccount,
    cause: error,
    ...(wait !== null && { retryAfter: Math.min(wait, DAY_SECONDS) }),
  })
}
