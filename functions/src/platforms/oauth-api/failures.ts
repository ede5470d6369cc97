import type { PublishError, PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { AppError } from '../../domain/app-error.ts'
import type { Refused, Unknown } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { TransportError } from '../transport-error.ts'
import { ApiError, UnreadableBody } from './api.ts'
import type { NetworkReply } from '../call-network.ts'
import { RenewalError } from './tokens.ts'
import { z } from 'zod'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.oauthApi

const DETAIL_MAX = 500
const TOO_MANY = 429

export type FailureContext = { explain: Explain; now: number; secrets: readonly string[] }

/** Returns the outcome of a failed step in which nothing could be published. */
export function refusalOf(error: unknown, context: FailureContext): Refused {
  return { kind: 'refused', ...describe(error, context) }
}

/**
 * Returns the outcome of a failed publish call. It is a refusal only if it is certain that nothing was published: the call was never sent, or the
 * network refused it with an error of its own. Timeouts, broken connections, server errors and replies of intermediaries prove nothing.
 */
export function outcomeOf(error: unknown, context: FailureContext): Refused | Unknown {
  if (isCertainlyNotPublished(error, context)) return refusalOf(error, context)
  return { kind: 'unknown', ...describe(error, context) }
}

function isCertainlyNotPublished(error: unknown, { explain, now }: FailureContext): boolean {
  if (error instanceof TransportError) return !error.sent
  if (error instanceof ApiError) {
    const { status } = error.reply
    return status < 500 && (status === TOO_MANY || explain(error.reply, now) !== null)
  }
  return error instanceof Unsendable || error instanceof RenewalError || error instanceof AppError
}

type Described = { error: PublishError; retryAt?: number }

function describe(error: unknown, context: FailureContext): Described {
  const { kind, detail, retryable, retryAt } = explanationOf(error, context)
  const shown = redactSecrets(detail, context.secrets).slice(0, DETAIL_MAX)
  return { error: { kind, detail: shown, retryable }, ...(retryAt !== undefined && { retryAt }) }
}

function explanationOf(error: unknown, context: FailureContext): Explanation {
  if (error instanceof Unsendable) return { kind: error.kind, detail: error.message, retryable: error.retryable }
  if (error instanceof RenewalError) return explanationOf(error.cause, { ...context, explain: explainRenewal })
  if (error instanceof AppError) return { kind: 'config', detail: error.message, retryable: false }
  if (error instanceof TransportError) {
    return { kind: error.sent ? 'timeout_unknown' : 'platform_down', detail: error.message, retryable: true }
  }
  if (error instanceof UnreadableBody) return { kind: 'platform_down', detail: error.message, retryable: true }
  if (!(error instanceof ApiError)) throw error
  return explanationOfReply(error.reply, context)
}

function explanationOfReply(reply: NetworkReply, { explain, now }: FailureContext): Explanation {
  const { status, headers } = reply
  const known = explain(reply, now)
  if (known === null && status !== TOO_MANY) {
    // A reply from a proxy or a failing network concerns neither the access nor the post.
    return { kind: 'platform_down', detail: fillWords(WORDS.status, { status }), retryable: true }
  }
  const isLimit = status === TOO_MANY && (known === null || known.kind !== 'quota')
  const said = known ?? { kind: 'rate_limit', detail: WORDS.tooManyRequests, retryable: true }
  const kind = isLimit ? 'rate_limit' : said.kind
  if (kind !== 'rate_limit') return said
  const retryAt = said.retryAt ?? retryAtOf(headers, now)
  return { kind, detail: said.detail, retryable: true, ...(retryAt !== null && { retryAt }) }
}

const oauthSchema = z.object({ error: z.string(), error_description: z.string().optional() })

/** Errors of the operator's app, which no user can fix by signing in again. */
const APP_ERRORS = new Set(['invalid_client', 'unauthorized_client', 'invalid_client_id'])

/** Explains a refused renewal: the operator's keys are wrong, or the user has revoked access. */
const explainRenewal: Explain = ({ status, body }) => {
  if (status >= 500 || typeof body !== 'object' || body === null) return null
  const said = oauthSchema.safeParse(body).data
  const detail = said ? `${said.error}: ${said.error_description ?? ''}` : WORDS.withdrawn
  const kind = said && APP_ERRORS.has(said.error) ? 'config' : 'token_expired'
  return { kind, detail, retryable: false }
}

/** Meaning of a network's refusal; `retryable`: the same call may succeed later. */
export type Explanation = { kind: PublishErrorKind; detail: string; retryable: boolean; retryAt?: number }

/** Explains a network's own errors; returns null for other replies. */
export type Explain = (reply: NetworkReply, now: number) => Explanation | null

/** Error for a step that cannot succeed unchanged, with a message for the user. It is thrown only if the step has published nothing. */
export class Unsendable extends Error {
  readonly kind: PublishErrorKind
  readonly retryable: boolean

  constructor(kind: PublishErrorKind, message: string, { retryable = false } = {}) {
    super(message)
    this.name = 'Unsendable'
    this.kind = kind
    this.retryable = retryable
  }
}

/** Threshold: smaller numbers are seconds from now, larger ones seconds since 1970. */
const FIRST_EPOCH_SECOND = 1_000_000_000

/**
 * Returns the time of the next allowed call in epoch milliseconds, from `Retry-After` in seconds or as a date, or else from `X-RateLimit-Reset`; null
 * without either.
 */
export function retryAtOf(headers: Headers, now: number): number | null {
  return instantOf(headers.get('retry-after'), now) ?? instantOf(headers.get('x-ratelimit-reset'), now)
}

function instantOf(said: string | null, now: number): number | null {
  if (said === null) return null
  const number = Number(said)
  if (number > 0) return number < FIRST_EPOCH_SECOND ? now + number * 1000 : Math.max(now, number * 1000)
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(now, date)
}
