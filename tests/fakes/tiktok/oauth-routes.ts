import { createHash } from 'node:crypto'
import { z } from 'zod'
import { consentPage } from '../support/consent-page.ts'
import type { FakeReply } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import type { Grant } from '../support/grants.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { TIKTOK_APP, TIKTOK_CREATOR, type TikTokState } from './tiktok-state.ts'

const app = { client_key: z.literal(TIKTOK_APP.clientKey), client_secret: z.literal(TIKTOK_APP.clientSecret) }

const consentSchema = z.strictObject({
  client_key: z.literal(TIKTOK_APP.clientKey),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  redirect_uri: z.url(),
  state: z.string().min(1),
  /** Hexadecimal here, unlike in RFC 7636. */
  code_challenge: z.string().regex(/^[0-9a-f]{64}$/),
  code_challenge_method: z.literal('S256'),
  disable_auto_auth: z.enum(['0', '1']).optional(),
})

const tokenSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({
    ...app,
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.strictObject({ ...app, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

const revokeSchema = z.strictObject({ ...app, token: z.string() })

/** Browser consent, tokens and their revocation. Errors have another shape than those of the other calls. */
export function oauthRoutes(state: TikTokState): Routes {
  return {
    'GET /v2/auth/authorize/': ({ query }) => consentPage('TikTok', readConsent(state, query).scope.split(',')),

    'POST /v2/auth/authorize/': ({ query }) => {
      const asked = readConsent(state, query)
      const code = state.grants.allow({
        clientId: asked.client_key,
        redirectUri: asked.redirect_uri,
        scopes: asked.scope.split(','),
        challenge: asked.code_challenge,
      })
      const back = new URLSearchParams({ code, scopes: asked.scope, state: asked.state })
      return { status: 302, headers: { location: `${asked.redirect_uri}?${back.toString()}` } }
    },

    'POST /v2/oauth/token/': ({ body }) => {
      const asked = readStrict(tokenSchema, fieldsOf(body), ({ field }) => oauthError('invalid_request', field))
      if (asked.grant_type === 'refresh_token') return tokens(renew(state, asked.refresh_token), state.now())
      const consent = state.grants.redeem(asked.code)
      if (!consent || consent.redirectUri !== asked.redirect_uri)
        refuse('invalid_grant', 'Authorization code is invalid.')
      const challenge = createHash('sha256').update(asked.code_verifier).digest('hex')
      if (challenge !== consent.challenge) refuse('invalid_request', 'Code verifier or code challenge is invalid.')
      return tokens(state.grants.issue(consent.scopes), state.now())
    },

    'POST /v2/oauth/revoke/': ({ body }) => {
      const { token } = readStrict(revokeSchema, fieldsOf(body), ({ field }) => oauthError('invalid_request', field))
      if (!state.grants.revoke(token)) return oauthError('invalid_request', 'Token is invalid.')
      return { status: 200, body: {} }
    },
  }
}

/** Parses a consent request; refuses any redirect address but the app's own. */
function readConsent(state: TikTokState, query: URLSearchParams) {
  const asked = readStrict(consentSchema, Object.fromEntries(query), ({ field }) =>
    oauthError('invalid_request', field),
  )
  if (asked.redirect_uri !== state.redirectUri) refuse('invalid_request', 'redirect_uri')
  return asked
}

function renew(state: TikTokState, refresh: string): Grant {
  const grant = state.grants.byRefresh(refresh)
  if (!grant) refuse('invalid_grant', 'Refresh token is invalid or expired.')
  return state.grants.renew(grant, { rotates: true })
}

function tokens(grant: Grant, now: number): FakeReply {
  const body = {
    access_token: grant.access,
    expires_in: Math.round((grant.accessEndsAt - now) / 1000),
    open_id: TIKTOK_CREATOR.open_id,
    refresh_expires_in: Math.round((grant.refreshEndsAt - now) / 1000),
    refresh_token: grant.refresh,
    scope: grant.scopes.join(','),
    token_type: 'Bearer',
  }
  return { status: 200, body }
}

function oauthError(error: string, description: string): FakeReply {
  return { status: 400, body: { error, error_description: description, log_id: '202611221200000102030405' } }
}

function refuse(error: string, description: string): never {
  throw new Refusal(oauthError(error, description))
}
