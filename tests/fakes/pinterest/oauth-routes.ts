import { z } from 'zod'
import { consentPage } from '../support/consent-page.ts'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import type { Grant } from '../support/grants.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { pinterestError, refuse } from './pinterest-refusal.ts'
import { PINTEREST_APP, type PinterestState } from './pinterest-state.ts'

const consentSchema = z.strictObject({
  client_id: z.literal(PINTEREST_APP.clientId),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().min(1),
})

const tokenSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    continuous_refresh: z.literal('true').optional(),
  }),
  z.strictObject({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string(),
    scope: z.string().optional(),
    continuous_refresh: z.literal('true').optional(),
  }),
])

/** Consent in the browser, and tokens for the operator's app. */
export function oauthRoutes(state: PinterestState): Routes {
  return {
    'GET /oauth/': ({ query }) => consentPage('Pinterest', readConsent(state, query).scope.split(',')),

    'POST /oauth/': ({ query }) => {
      const { client_id: clientId, redirect_uri: redirectUri, scope, state: returned } = readConsent(state, query)
      const code = state.grants.allow({ clientId, redirectUri, scopes: scope.split(','), challenge: null })
      const back = new URLSearchParams({ code, state: returned })
      return { status: 302, headers: { location: `${redirectUri}?${back.toString()}` } }
    },

    'POST /v5/oauth/token': (request) => {
      requireApp(request)
      const asked = readStrict(tokenSchema, fieldsOf(request.body), ({ field }) =>
        pinterestError(400, 1, `Invalid request body: ${field}`),
      )
      return asked.grant_type === 'authorization_code'
        ? tokens(redeem(state, asked), asked.grant_type, state.now())
        : tokens(renew(state, asked.refresh_token), asked.grant_type, state.now())
    },

    'POST /v5/oauth/token/revoke': (request) => {
      requireApp(request)
      // Only tokens of system users can be revoked by an app.
      return pinterestError(403, 29, 'You are not permitted to access that resource.')
    },
  }
}

/** Parses a consent request; refuses any redirect address but the app's own. */
function readConsent(state: PinterestState, query: URLSearchParams) {
  const asked = readStrict(consentSchema, Object.fromEntries(query), ({ field }) =>
    pinterestError(400, 1, `Invalid request: ${field}`),
  )
  if (asked.redirect_uri !== state.redirectUri) refuse(400, 1, 'Invalid request: redirect_uri')
  return asked
}

function requireApp({ headers }: FakeRequest) {
  const pair = Buffer.from(`${PINTEREST_APP.clientId}:${PINTEREST_APP.clientSecret}`).toString('base64')
  if (headers.authorization !== `Basic ${pair}`) refuse(401, 2, 'Authentication failed.')
}

function redeem(
  state: PinterestState,
  { code, redirect_uri: redirectUri }: { code: string; redirect_uri: string },
): Grant {
  const consent = state.grants.redeem(code)
  if (!consent || consent.redirectUri !== redirectUri) refuse(400, 283, 'The provided authorization grant is invalid.')
  return state.grants.issue(consent.scopes)
}

function renew(state: PinterestState, refresh: string): Grant {
  const grant = state.grants.byRefresh(refresh)
  if (!grant) refuse(400, 283, 'The provided refresh token is invalid or has expired.')
  return state.grants.renew(grant, { rotates: true })
}

function tokens(grant: Grant, type: string, now: number): FakeReply {
  const body = {
    response_type: type,
    access_token: grant.access,
    token_type: 'bearer',
    expires_in: Math.round((grant.accessEndsAt - now) / 1000),
    scope: grant.scopes.join(' '),
    refresh_token: grant.refresh,
    refresh_token_expires_in: Math.round((grant.refreshEndsAt - now) / 1000),
    refresh_token_expires_at: Math.round(grant.refreshEndsAt / 1000),
  }
  return { status: 200, body }
}
