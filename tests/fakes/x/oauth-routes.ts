import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import type { Grant } from '../support/grants.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import type { XState } from './state.ts'

/** The app that is registered at the fake. */
export const X_APP = { clientId: 'x-client-id', clientSecret: 'x-client-secret' }

const CODE_LIFE = 30_000
const KNOWN_SCOPES =
  'tweet.read tweet.write users.read media.write offline.access follows.read like.read dm.read'.split(' ')

const authorizeSchema = z.strictObject({
  response_type: z.literal('code'),
  client_id: z.literal(X_APP.clientId),
  redirect_uri: z.url(),
  scope: z.string().min(1),
  state: z.string().min(1).max(500),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.string().regex(/^s256$/i),
})

const credentials = { client_id: z.string().optional(), client_secret: z.string().optional() }
const tokenSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().min(43).max(128),
    ...credentials,
  }),
  z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), ...credentials }),
])
const revokeSchema = z.strictObject({
  token: z.string(),
  token_type_hint: z.enum(['access_token', 'refresh_token']).optional(),
  ...credentials,
})

/** Signing in with PKCE, tokens that rotate, and revoking. */
export function xOauthRoutes(state: XState): Routes {
  return {
    'GET /i/oauth2/authorize': ({ query }) => {
      readStrict(authorizeSchema, Object.fromEntries(query), authorizeFault)
      return html(`<h1>Authorize Postwright to access your account?</h1><form method="post"><button>Authorize app</button>
<button name="deny" value="1">Cancel</button></form>`)
    },
    'POST /i/oauth2/authorize': ({ query, body }) => {
      const asked = readStrict(authorizeSchema, Object.fromEntries(query), authorizeFault)
      const back = new URL(asked.redirect_uri)
      back.searchParams.set('state', asked.state)
      if ('deny' in fieldsOf(body)) back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', allow(state, asked))
      return { status: 302, headers: { location: back.href } }
    },
    'POST /2/oauth2/token': (request) => {
      requireClient(request)
      const asked = readStrict(tokenSchema, given(request), ({ field }) =>
        oauthError(`Missing required parameter [${field}].`),
      )
      if (asked.grant_type === 'refresh_token') return renew(state, asked.refresh_token)
      const consent = state.grants.redeem(asked.code)
      if (!consent || (state.codeEnds.get(asked.code) ?? 0) < request.at)
        return oauthError('Value passed for the authorization code was invalid.')
      if (consent.redirectUri !== asked.redirect_uri)
        return oauthError('Value passed for the redirect uri did not match the uri of the authorization code.')
      const challenge = createHash('sha256').update(asked.code_verifier).digest('base64url')
      if (challenge !== consent.challenge)
        return oauthError('Value passed for the code verifier did not match the code challenge.')
      return tokens(state.grants.issue(consent.scopes), request.at)
    },
    'POST /2/oauth2/revoke': (request) => {
      requireClient(request)
      const { token } = readStrict(revokeSchema, given(request), ({ field }) =>
        oauthError(`Missing required parameter [${field}].`),
      )
      state.grants.revoke(token)
      return { status: 200, body: { revoked: true } }
    },
  }
}

function allow(state: XState, asked: z.infer<typeof authorizeSchema>): string {
  const { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge } = asked
  const scopes = asked.scope.split(' ').filter((scope) => KNOWN_SCOPES.includes(scope))
  const code = state.grants.allow({ clientId, redirectUri, scopes, challenge })
  state.codeEnds.set(code, state.now() + CODE_LIFE)
  return code
}

/** A refresh token works once. */
function renew(state: XState, token: string): FakeReply {
  const grant = state.grants.byRefresh(token)
  if (!grant?.scopes.includes('offline.access')) return oauthError('Value passed for the token was invalid.')
  return tokens(state.grants.renew(grant, { rotates: true }), state.now())
}

function tokens({ access, refresh, scopes, accessEndsAt }: Grant, now: number): FakeReply {
  const expires_in = Math.round((accessEndsAt - now) / 1000)
  const body = { token_type: 'bearer', expires_in, access_token: access, scope: scopes.join(' ') }
  return { status: 200, body: scopes.includes('offline.access') ? { ...body, refresh_token: refresh } : body }
}

/** The documents show forms; clients that send JSON are understood too. */
const given = ({ body }: FakeRequest) => (body.kind === 'json' ? body.value : fieldsOf(body))

function requireClient({ headers }: FakeRequest) {
  const expected = `Basic ${Buffer.from(`${X_APP.clientId}:${X_APP.clientSecret}`).toString('base64')}`
  if (headers.authorization === expected) return
  const error_description = 'Missing valid authorization header'
  throw new Refusal({ status: 401, body: { error: 'unauthorized_client', error_description } })
}

const oauthError = (error_description: string): FakeReply => ({
  status: 400,
  body: { error: 'invalid_request', error_description },
})
const authorizeFault = ({ field }: { field: string }): FakeReply => ({
  ...html(`<h1>Something went wrong</h1><p>${field}</p>`),
  status: 400,
})
const html = (body: string): FakeReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>X</title>${body}</html>`,
})
