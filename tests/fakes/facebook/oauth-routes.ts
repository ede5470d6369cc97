import { z } from 'zod'
import { paramsOf, readParams } from '../meta-graph/graph-call.ts'
import { refuse } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import { LONG_LIFE, requireToken } from '../meta-graph/graph-tokens.ts'
import type { Routes } from '../support/start-fake.ts'
import { FACEBOOK_APP, FACEBOOK_PAGES, FACEBOOK_PERSON, type FacebookState } from './facebook-state.ts'

const consentSchema = z.strictObject({
  client_id: z.literal(FACEBOOK_APP.clientId),
  redirect_uri: z.string().min(1),
  response_type: z.literal('code').optional(),
  scope: z.string().min(1),
  state: z.string().min(1),
})
const keys = {
  client_id: z.literal(FACEBOOK_APP.clientId),
  client_secret: z.literal(FACEBOOK_APP.clientSecret),
}
const tokenSchema = z.union([
  z.strictObject({ ...keys, redirect_uri: z.string(), code: z.string() }),
  z.strictObject({ ...keys, grant_type: z.literal('fb_exchange_token'), fb_exchange_token: z.string() }),
])

/** Consent in the browser, a token that is exchanged, and the Pages with tokens of their own. */
export function oauthRoutes(state: FacebookState): Routes {
  const { tokens } = state
  return {
    'GET /v25.0/dialog/oauth': (request) => {
      const asked = readParams(request, consentSchema)
      const code = tokens.allow({ redirectUri: asked.redirect_uri, scopes: asked.scope.split(',') })
      const back = new URLSearchParams({ code, state: asked.state })
      return { status: 302, headers: { location: `${asked.redirect_uri}?${back.toString()}#_=_` } }
    },

    'GET /v25.0/oauth/access_token': (request) => {
      const asked = tokenSchema.safeParse(paramsOf(request)).data
      if (!asked) return refuse({ code: 101, message: 'Error validating application. Cannot get application info.' })
      const { token } =
        'code' in asked
          ? tokens.issue('short', FACEBOOK_PERSON.id, tokens.redeem(asked.code, asked.redirect_uri).scopes)
          : tokens.exchange(asked.fb_exchange_token)
      const seconds = 'code' in asked ? 3_600 : LONG_LIFE / 1000
      return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: seconds } }
    },

    'GET /v25.0/me/permissions': (request) => {
      const { scopes } = requireToken(tokens, request, [])
      return { status: 200, body: { data: scopes.map((permission) => ({ permission, status: 'granted' })) } }
    },

    'GET /v25.0/me/accounts': (request) => {
      const person = requireToken(tokens, request, ['pages_show_list'])
      if (person.kind === 'page')
        return refuse({ code: 100, message: '(#100) Tried accessing nonexisting field (accounts) on node type (Page)' })
      const pages = FACEBOOK_PAGES.map(({ id, name, username, tasks }) => ({
        id,
        name,
        ...(username !== null && { username }),
        tasks,
        access_token: tokens.issue('page', id, person.scopes).token,
      }))
      return graphPage(request, pages)
    },
  }
}
