import { createHash } from 'node:crypto'
import { z } from 'zod'
import { consentPage } from '../support/consent-page.ts'
import type { FakeReply } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { YOUTUBE_APP, type YouTubeState } from './youtube-state.ts'

const app = { client_id: z.literal(YOUTUBE_APP.clientId), client_secret: z.literal(YOUTUBE_APP.clientSecret) }

const consentSchema = z.strictObject({
  client_id: z.literal(YOUTUBE_APP.clientId),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().min(1),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.enum(['none', 'consent', 'select_account', 'consent select_account', 'select_account consent']).optional(),
  include_granted_scopes: z.enum(['true', 'false']).optional(),
  login_hint: z.string().optional(),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal('S256').optional(),
})

const tokenSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({
    ...app,
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().optional(),
  }),
  z.strictObject({ ...app, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

const oauthError = (error: string, description: string): FakeReply => ({
  status: 400,
  body: { error, error_description: description },
})

/** Consent, tokens and revocation of Google accounts. Refresh tokens need offline access, and a first consent or `prompt=consent`. */
export function oauthRoutes(state: YouTubeState): Routes {
  const offline = new Set<string>()
  return {
    'GET /o/oauth2/v2/auth': ({ query }) => consentPage('Google', readConsent(state, query).scope.split(' ')),

    'POST /o/oauth2/v2/auth': ({ query }) => {
      const asked = readConsent(state, query)
      const code = state.grants.allow({
        clientId: asked.client_id,
        redirectUri: asked.redirect_uri,
        scopes: asked.scope.split(' '),
        challenge: asked.code_challenge ?? null,
      })
      const isAnew = asked.prompt?.includes('consent') ?? false
      if (asked.access_type === 'offline' && (isAnew || !state.hasConsented)) offline.add(code)
      state.hasConsented = true
      const back = new URLSearchParams({ state: asked.state, code, scope: asked.scope })
      return { status: 302, headers: { location: `${asked.redirect_uri}?${back.toString()}` } }
    },

    'POST /token': ({ body }) => {
      const asked = readStrict(tokenSchema, fieldsOf(body), ({ field }) => oauthError('invalid_request', field))
      if (asked.grant_type === 'refresh_token') {
        const grant = state.grants.byRefresh(asked.refresh_token)
        if (!grant) return oauthError('invalid_grant', 'Token has been expired or revoked.')
        const { access, scopes } = state.grants.renew(grant, { rotates: false })
        return { status: 200, body: tokens(access, scopes) }
      }
      const consent = state.grants.redeem(asked.code)
      if (!consent || consent.redirectUri !== asked.redirect_uri) return oauthError('invalid_grant', 'Bad Request')
      const sent = createHash('sha256')
        .update(asked.code_verifier ?? '')
        .digest('base64url')
      if (consent.challenge !== null && consent.challenge !== sent) {
        throw new Refusal(oauthError('invalid_grant', 'Invalid code verifier.'))
      }
      const { access, scopes, refresh } = state.grants.issue(consent.scopes)
      return {
        status: 200,
        body: { ...tokens(access, scopes), ...(offline.has(asked.code) && { refresh_token: refresh }) },
      }
    },

    'POST /revoke': ({ body, query }) => {
      const { token = query.get('token') } = fieldsOf(body)
      if (typeof token !== 'string' || !state.grants.revoke(token))
        return oauthError('invalid_token', 'Token expired or revoked')
      return { status: 200, body: {} }
    },
  }
}

/** Parses a consent request; refuses any redirect address but the app's own. */
function readConsent(state: YouTubeState, query: URLSearchParams) {
  const asked = readStrict(consentSchema, Object.fromEntries(query), ({ field }) =>
    oauthError('invalid_request', field),
  )
  if (asked.redirect_uri !== state.redirectUri) throw new Refusal(oauthError('redirect_uri_mismatch', 'Bad Request'))
  return asked
}

const HOUR_SECONDS = 3599

const tokens = (access: string, scopes: readonly string[]) => ({
  access_token: access,
  expires_in: HOUR_SECONDS,
  scope: scopes.join(' '),
  token_type: 'Bearer',
})
