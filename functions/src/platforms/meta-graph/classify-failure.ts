import type { PublishError } from '@postwright/core/publishing/publish-error'
import { AppError } from '../../domain/app-error.ts'
import type { Refused, Unknown } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { TransportError } from '../transport-error.ts'
import { GraphError, type GraphFailure } from './graph-error.ts'
import {
  BAD_CONTENT,
  GRAPH_WORDS,
  type GraphMeaning,
  type GraphRules,
  IN_TROUBLE,
  meaningOfCode,
  TOO_FAST,
} from './graph-rules.ts'
import { MissingMedia } from './missing-media.ts'
import { graphRetryAt } from './graph-retry-at.ts'

const DETAIL_MAX = 500
const TOO_MANY = 429

/** A failed step in which nothing could be posted: always a refusal. `now` is epoch milliseconds. */
export function refusalOf(error: unknown, now: number, rules: GraphRules): Refused {
  const retryAt = retryTimeOf(error, now, rules)
  return { kind: 'refused', error: describe(error, rules), ...(retryAt !== null && { retryAt }) }
}

/**
 * A failed publish call. Only what proves that nothing was published is a refusal: the request was never sent, or the API
 * refused it for what it held. Timeouts, faults of the server and unreadable answers prove nothing.
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
  return meaningOf(failure, rules).kind !== 'platform_down'
}

function describe(error: unknown, rules: GraphRules): PublishError {
  const { kind, retryable } = kindOf(error, rules)
  const detail = error instanceof Error ? error.message : String(error)
  return { kind, retryable, detail: redactSecrets(detail).slice(0, DETAIL_MAX) }
}

function kindOf(error: unknown, rules: GraphRules): GraphMeaning {
  if (error instanceof GraphError) return meaningOf(error.failure, rules)
  if (error instanceof MissingMedia) return { kind: 'media_format', retryable: false }
  if (error instanceof AppError) return { kind: 'config', retryable: false }
  if (!(error instanceof TransportError)) return { kind: 'unknown', retryable: true }
  const isTaken = error.sent && error.failure !== 'redirect'
  return { kind: isTaken ? 'timeout_unknown' : 'platform_down', retryable: true }
}

function meaningOf(failure: GraphFailure, rules: GraphRules): GraphMeaning {
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
  if (!(error instanceof GraphError) || meaningOf(error.failure, rules).kind !== 'rate_limit') return null
  return graphRetryAt(error.failure.headers, now)
}
