import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { bodyValue } from './body-value.ts'
import { oauthProblem, problem } from './problem.ts'

type App = { clientId: string; clientSecret: string; redirectUris: string[]; scopes: string[] }
type Grant = { clientId: string; redirectUri: string; scopes: string[]; challenge: string | null; at: number }

export type OAuth = {
  routes: Routes
  /** @throws Refusal unless the call carries a token with one of the scopes */
  require: (request: FakeRequest, scope: string) => void
  /** Issues a token without the consent page. */
  issue: (scopes: string[]) => string
  /** Revokes all tokens, as the person can in the settings of the account. */
  endAccess: () => void
  forget: () => void
}

const CODE_LIFE = 10 * 60_000

const appSchema = z.strictObject({
  client_name: z.string().min(1),
  redirect_uris: z.union([z.string(), z.array(z.string())]),
  scopes: z.string().optional(),
  website: z.url().optional(),
})
const tokenSchema = z.strictObject({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
  scope: z.string().optional(),
})
const revokeSchema = z.strictObject({ client_id: z.string(), client_secret: z.string(), token: z.string() })

/** Apps, consent and tokens of one instance. */
export function createOAuth(): OAuth {
  const apps = new Map<string, App>()
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, { scopes: string[]; clientId: string }>()
  let next = 0
  const name = (kind: string) => `${kind}${(next += 1)}`

  const grant = ({ query, at }: FakeRequest) => {
    const app = apps.get(query.get('client_id') ?? '')
    const redirectUri = query.get('redirect_uri') ?? ''
    if (!app) throw new Refusal(problem(401, 'Client authentication failed due to unknown client.'))
    if (!app.redirectUris.includes(redirectUri))
      throw new Refusal(problem(400, 'The redirect uri included is not valid.'))
    if (query.get('response_type') !== 'code') throw new Refusal(oauthProblem(400, 'unsupported_response_type'))
    const scopes = (query.get('scope') ?? 'read').split(' ')
    if (scopes.some((scope) => !app.scopes.includes(scope))) throw new Refusal(oauthProblem(400, 'invalid_scope'))
    const method = query.get('code_challenge_method')
    if (method !== null && method !== 'S256') throw new Refusal(oauthProblem(400, 'invalid_code_challenge_method'))
    return { clientId: app.clientId, redirectUri, scopes, challenge: query.get('code_challenge'), at }
  }

  const routes: Routes = {
    'POST /api/v1/apps': ({ body }) => {
      const input = readStrict(appSchema, bodyValue(body), ({ field }) => problem(422, `Validation failed: ${field}`))
      const redirectUris = [input.redirect_uris].flat().flatMap((uris) => uris.split('\n'))
      if (!redirectUris.every((uri) => URL.canParse(uri))) {
        return problem(422, 'Validation failed: Redirect URI must be an absolute URI.')
      }
      const app = {
        clientId: name('client'),
        clientSecret: name('secret'),
        redirectUris,
        scopes: (input.scopes ?? 'read').split(' '),
      }
      apps.set(app.clientId, app)
      const registered = { id: app.clientId, name: input.client_name, redirect_uris: redirectUris, scopes: app.scopes }
      return { status: 200, body: { ...registered, client_id: app.clientId, client_secret: app.clientSecret } }
    },
    'GET /.well-known/oauth-authorization-server': ({ headers }) => ({
      status: 200,
      body: { issuer: `http://${headers.host}/`, code_challenge_methods_supported: ['S256'] },
    }),
    'GET /oauth/authorize': (request) => {
      grant(request)
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: consentPage(request.query) }
    },
    'POST /oauth/authorize': (request) => {
      const granted = grant(request)
      const code = name('code')
      grants.set(code, granted)
      const back = new URL(granted.redirectUri)
      back.searchParams.set('code', code)
      const state = request.query.get('state')
      if (state !== null) back.searchParams.set('state', state)
      return { status: 302, headers: { location: back.href } }
    },
    'POST /oauth/token': ({ body, at }) => {
      const input = readStrict(tokenSchema, bodyValue(body), () => oauthProblem(400, 'invalid_request'))
      const app = apps.get(input.client_id)
      if (app?.clientSecret !== input.client_secret) return oauthProblem(401, 'invalid_client')
      const granted = grants.get(input.code)
      grants.delete(input.code)
      const isProven = granted?.challenge === null || granted?.challenge === challengeOf(input.code_verifier ?? '')
      const isSame = granted?.clientId === input.client_id && granted.redirectUri === input.redirect_uri
      if (!granted || !isSame || !isProven || at - granted.at > CODE_LIFE) return oauthProblem(400, 'invalid_grant')
      const token = name('token')
      tokens.set(token, { scopes: granted.scopes, clientId: input.client_id })
      const created = Math.floor(at / 1000)
      return {
        status: 200,
        body: { access_token: token, token_type: 'Bearer', scope: granted.scopes.join(' '), created_at: created },
      }
    },
    'POST /oauth/revoke': ({ body }) => {
      const input = readStrict(revokeSchema, bodyValue(body), () => oauthProblem(400, 'invalid_request'))
      if (apps.get(input.client_id)?.clientSecret !== input.client_secret)
        return oauthProblem(403, 'unauthorized_client')
      if (tokens.get(input.token)?.clientId === input.client_id) tokens.delete(input.token)
      return { status: 200, body: {} }
    },
  }

  return {
    routes,
    require: ({ headers }, scope) => {
      const token = tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
      if (!token) throw new Refusal(problem(401, 'The access token is invalid'))
      const [area = ''] = scope.split(':')
      if (!token.scopes.includes(scope) && !token.scopes.includes(area)) {
        throw new Refusal(problem(403, 'This action is outside the authorized scopes'))
      }
    },
    issue: (scopes) => {
      const token = name('token')
      tokens.set(token, { scopes, clientId: 'issued' })
      return token
    },
    endAccess: () => tokens.clear(),
    forget: () => {
      for (const kept of [apps, grants, tokens]) kept.clear()
    },
  }
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

const consentPage = (query: URLSearchParams) => `<!doctype html><html lang="en"><title>Authorize</title>
<h1>An application would like to use your account</h1>
<form method="post" action="/oauth/authorize?${query.toString().replace(/&/g, '&#38;').replace(/"/g, '&#34;')}"><button>Authorize</button></form></html>`
