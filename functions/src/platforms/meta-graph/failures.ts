import type { PublishErrorKind, PublishError } from '@postwright/core/publishing/publish-error'
import { AppError } from '../../domain/app-error.ts'
import type { Refused, Unknown } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { TransportError } from '../transport-error.ts'
import { GraphError, type GraphFailure } from './api.ts'
import { z } from 'zod'
import { retryAtOf } from '../oauth-api/failures.ts'

/** Meaning of an error, and whether the same call may succeed later without user action. */
export type GraphMeaning = { kind: PublishErrorKind; retryable: boolean }

/** Meanings of a network's errors, looked up in this order: subcode, message, code. No number is both a code and a subcode. */
export type GraphRules = {
  numbers: Record<number, GraphMeaning>
  words: readonly (readonly [RegExp, GraphMeaning])[]
}

export const RECONNECT: GraphMeaning = { kind: 'token_expired', retryable: false }
export const NOT_ALLOWED: GraphMeaning = { kind: 'permission', retryable: false }
export const TOO_FAST: GraphMeaning = { kind: 'rate_limit', retryable: true }
export const DAILY_CAP: GraphMeaning = { kind: 'rate_limit', retryable: true }
export const IN_TROUBLE: GraphMeaning = { kind: 'platform_down', retryable: true }
export const BAD_MEDIA: GraphMeaning = { kind: 'media_format', retryable: false }
/** Meaning for a file that the network could not fetch from us: a later call provides a new address. */
export const NOT_FETCHED: GraphMeaning = { kind: 'media_format', retryable: true }
export const BAD_CONTENT: GraphMeaning = { kind: 'content_policy', retryable: false }
export const POSTED_BEFORE: GraphMeaning = { kind: 'duplicate', retryable: false }

/** Codes that all networks of the Graph API share. */
const GRAPH_CODES: Record<number, GraphMeaning> = {
  [-2]: IN_TROUBLE,
  [-1]: IN_TROUBLE,
  1: IN_TROUBLE,
  2: IN_TROUBLE,
  4: TOO_FAST,
  10: NOT_ALLOWED,
  17: TOO_FAST,
  32: TOO_FAST,
  100: BAD_CONTENT,
  102: RECONNECT,
  190: RECONNECT,
  341: TOO_FAST,
  368: BAD_CONTENT,
  506: POSTED_BEFORE,
  613: TOO_FAST,
  80001: TOO_FAST,
  80002: TOO_FAST,
}

/** Messages that report ended access, with any code. */
const GRAPH_WORDS: GraphRules['words'] = [
  [/error validating access token|REVOKED_ACCESS_TOKEN|session has been invalidated/i, RECONNECT],
]

/** Range of permission codes; each permission has its own. */
const PERMISSION_CODES = { first: 200, last: 299 }

function meaningOfCode(code: number): GraphMeaning | undefined {
  if (code >= PERMISSION_CODES.first && code <= PERMISSION_CODES.last) return NOT_ALLOWED
  return GRAPH_CODES[code]
}

const DETAIL_MAX = 500

const TOO_MANY = 429

/** Returns the outcome of a failed step in which nothing could be posted: always a refusal. `now` is epoch milliseconds. */
export function refusalOf(error: unknown, now: number, rules: GraphRules): Refused {
  const retryAt = retryTimeOf(error, now, rules)
  return { kind: 'refused', error: describe(error, rules), ...(retryAt !== null && { retryAt }) }
}

/**
 * Returns the outcome of a failed publish call. It is a refusal only if it is certain that nothing was published: the request was never sent, or the
 * API refused it for its content. Timeouts, server errors and unreadable replies prove nothing.
 */
export function outcomeOf(error: unknown, now: number, rules: GraphRules): Refused | Unknown {
  const refused = refusalOf(error, now, rules)
  return isCertainlyNotPublished(error, rules) ? refused : { ...refused, kind: 'unknown' }
}

function isCertainlyNotPublished(error: unknown, rules: GraphRules): boolean {
  if (error instanceof AppError || error instanceof MissingMedia) return true
  if (error instanceof TransportError) return !error.sent
  if (!(error instanceof GraphError)) return false
  const { failure } = error
  if (!failure.isOwn || failure.status >= 500) return failure.status === TOO_MANY
  return explainErrorCode(failure, rules).kind !== 'platform_down'
}

function describe(error: unknown, rules: GraphRules): PublishError {
  const { kind, retryable } = kindOf(error, rules)
  const detail = error instanceof Error ? error.message : String(error)
  return { kind, retryable, detail: redactSecrets(detail).slice(0, DETAIL_MAX) }
}

function kindOf(error: unknown, rules: GraphRules): GraphMeaning {
  if (error instanceof GraphError) return explainErrorCode(error.failure, rules)
  if (error instanceof MissingMedia) return { kind: 'media_format', retryable: false }
  if (error instanceof AppError) return { kind: 'config', retryable: false }
  if (!(error instanceof TransportError)) return { kind: 'unknown', retryable: true }
  const isTaken = error.sent && error.failure !== 'redirect'
  return { kind: isTaken ? 'timeout_unknown' : 'platform_down', retryable: true }
}

function explainErrorCode(failure: GraphFailure, rules: GraphRules): GraphMeaning {
  const { status, isOwn, code, subcode, message, isTransient } = failure
  if (!isOwn) return status === TOO_MANY ? TOO_FAST : IN_TROUBLE
  const known = rules.numbers[subcode] ?? wordsMeaning(message, rules) ?? rules.numbers[code] ?? meaningOfCode(code)
  if (known) return known
  if (status === TOO_MANY) return TOO_FAST
  return isTransient || status >= 500 ? IN_TROUBLE : BAD_CONTENT
}

function wordsMeaning(message: string, rules: GraphRules): GraphMeaning | undefined {
  return [...rules.words, ...GRAPH_WORDS].find(([words]) => words.test(message))?.[1]
}

function retryTimeOf(error: unknown, now: number, rules: GraphRules): number | null {
  if (!(error instanceof GraphError) || explainErrorCode(error.failure, rules).kind !== 'rate_limit') return null
  return getGraphRetryAt(error.failure.headers, now)
}

const MINUTE = 60_000

/** Usage with one entry per business account and kind of call; the time is in minutes. */
const usageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0).catch(0) })),
)

/** Returns the time of the next allowed call from the network's headers; null when they contain none. `now` is epoch milliseconds. */
export function getGraphRetryAt(headers: Headers, now: number): number | null {
  const minutes = Math.max(0, ...waitsIn(headers.get('x-business-use-case-usage')))
  return retryAtOf(headers, now) ?? (minutes === 0 ? null : now + minutes * MINUTE)
}

function waitsIn(header: string | null): number[] {
  if (header === null) return []
  try {
    const usage = usageSchema.safeParse(JSON.parse(header)).data ?? {}
    return Object.values(usage).flatMap((calls) => calls.map((call) => call.estimated_time_to_regain_access))
  } catch {
    return []
  }
}

/** Error for a post without files, or with files that its format does not accept. */
export class MissingMedia extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MissingMedia'
  }
}
