import { randomUUID } from 'node:crypto'
import type { FakeRequest } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'
import { tokenOf } from './graph-call.ts'
import { expiredToken, refuse } from './graph-failure.ts'

export type GraphToken = {
  token: string
  /** The account or Page that it acts for. */
  owner: string
  scopes: readonly string[]
  kind: 'short' | 'long' | 'page'
  issuedAt: number
  /** Infinity: without a date of expiry. */
  endsAt: number
}

type Consent = { redirectUri: string; scopes: readonly string[] }

const HOUR = 60 * 60 * 1000
export const LONG_LIFE = 60 * 24 * HOUR
const RENEWABLE_AGE = 24 * HOUR
const LIVES = { short: HOUR, long: LONG_LIFE, page: Infinity }

/** Codes and tokens that the network's sign-in has issued. */
export function createGraphTokens(now: () => number) {
  let tokens: GraphToken[] = []
  const consents = new Map<string, Consent>()

  function issue(kind: GraphToken['kind'], owner: string, scopes: readonly string[]): GraphToken {
    const issued = {
      kind,
      owner,
      scopes,
      token: `EAA${randomUUID().replaceAll('-', '')}`,
      issuedAt: now(),
      endsAt: now() + LIVES[kind],
    }
    tokens.push(issued)
    return issued
  }

  const find = (token: string) => tokens.find((one) => one.token === token && one.endsAt > now()) ?? null

  return {
    issue,
    find,
    allow: (consent: Consent): string => {
      const code = `AQ${randomUUID()}`
      consents.set(code, consent)
      return code
    },
    /** A code works once, for the address that it was sent to. */
    redeem: (code: string, redirectUri: string): Consent => {
      const consent = consents.get(code)
      consents.delete(code)
      if (!consent)
        return refuse({ code: 100, subcode: 36009, message: 'This authorization code has been used or has expired.' })
      if (consent.redirectUri === redirectUri) return consent
      const message =
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used.'
      return refuse({ code: 100, subcode: 36008, message })
    },
    /** Issues a long-lived token for a live one. */
    exchange: (token: string): GraphToken => {
      const found = find(token)
      return found ? issue('long', found.owner, found.scopes) : refuseToken()
    },
    renew: (token: string): GraphToken => {
      const found = find(token)
      if (!found || found.kind !== 'long') return refuseToken()
      if (now() - found.issuedAt >= RENEWABLE_AGE) return issue('long', found.owner, found.scopes)
      return refuse({ code: 100, message: 'The access token must be at least 24 hours old to be refreshed.' })
    },
    expire: () => {
      for (const one of tokens) one.endsAt = 0
    },
    forget: () => {
      tokens = []
      consents.clear()
    },
  }
}

export type GraphTokens = ReturnType<typeof createGraphTokens>

/** The caller's token; refuses a missing or expired one, and one without these scopes. */
export function requireToken(tokens: GraphTokens, request: FakeRequest, scopes: readonly string[]): GraphToken {
  const token = tokenOf(request)
  if (token === '') {
    refuse({
      code: 2500,
      status: 400,
      message: 'An active access token must be used to query information about the current user.',
    })
  }
  const found = tokens.find(token)
  if (!found) return refuseToken()
  const missing = scopes.find((scope) => !found.scopes.includes(scope))
  if (missing !== undefined)
    refuse({ code: 10, status: 403, message: `(#10) Application does not have permission for this action: ${missing}` })
  return found
}

function refuseToken(): never {
  throw new Refusal(expiredToken())
}

/** Error of the code exchange of Instagram and Threads, which has another shape than the Graph API's. */
export function codeFailure(message: string) {
  return { status: 400, body: { error_type: 'OAuthException', code: 400, error_message: message } }
}
