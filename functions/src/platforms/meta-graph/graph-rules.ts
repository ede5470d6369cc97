import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

/** What an error means, and whether the same call may succeed later without a person doing anything. */
export type GraphMeaning = { kind: PublishErrorKind; retryable: boolean }

/** Meanings of a network's errors, looked up in this order: subcode, words, code. No number is both. */
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
/** The network could not read the file from us: a later call gives it a new address. */
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

/** Words of access that has ended, whatever the code beside them. */
export const GRAPH_WORDS: GraphRules['words'] = [
  [/error validating access token|REVOKED_ACCESS_TOKEN|session has been invalidated/i, RECONNECT],
]

/** Each permission has its own code. */
const PERMISSION_CODES = { first: 200, last: 299 }

export function meaningOfCode(code: number): GraphMeaning | undefined {
  if (code >= PERMISSION_CODES.first && code <= PERMISSION_CODES.last) return NOT_ALLOWED
  return GRAPH_CODES[code]
}
