import { z } from 'zod'
import { consentRoutes } from '../meta-graph/consent-routes.ts'
import { paramsOf } from '../meta-graph/graph-call.ts'
import { refuse } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import { LONG_LIFE, requireToken } from '../meta-graph/graph-tokens.ts'
import type { FakeRequest } from '../support/fake-message.ts'
import type { Routes } from '../support/start-fake.ts'
import {
  FACEBOOK_APP,
  FACEBOOK_BUSINESS_PAGES,
  FACEBOOK_BUSINESSES,
  FACEBOOK_PAGES,
  FACEBOOK_PERSON,
  type FacebookPage,
  type FacebookState,
} from './facebook-state.ts'

const keys = {
  client_id: z.literal(FACEBOOK_APP.clientId),
  client_secret: z.literal(FACEBOOK_APP.clientSecret),
}
const tokenSchema = z.union([
  z.strictObject({ ...keys, redirect_uri: z.string(), code: z.string() }),
  z.strictObject({ ...keys, grant_type: z.literal('fb_exchange_token'), fb_exchange_token: z.string() }),
])

/** Browser consent, the exchange for a long-lived token, and the Pages with their own tokens. */
export function oauthRoutes(state: FacebookState): Routes {
  const { tokens } = state

  function listed({ id, name, username, tasks }: FacebookPage, scopes: readonly string[]) {
    const token = tokens.issue('page', id, [...scopes]).token
    return { id, name, ...(username !== null && { username }), tasks, access_token: token }
  }

  /** https://developers.facebook.com/docs/graph-api/reference/business/owned_pages (2026-11) */
  function businessPages(request: FakeRequest, pages: readonly FacebookPage[]) {
    const { scopes } = requireToken(tokens, request, ['business_management', 'pages_show_list'])
    const business = FACEBOOK_BUSINESSES.find(({ id }) => id === request.params.business)
    if (!business?.isOpen) return refuse({ code: 200, message: '(#200) Missing Permissions' })
    return graphPage(
      request,
      pages.map((page) => listed(page, scopes)),
    )
  }

  return {
    ...consentRoutes({
      name: 'Facebook',
      path: '/v25.0/dialog/oauth',
      clientId: FACEBOOK_APP.clientId,
      tokens,
      redirectUri: state.redirectUri,
      fragment: '#_=_',
    }),

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
      const pages = FACEBOOK_PAGES.map((page) => listed(page, person.scopes))
      return graphPage(request, pages)
    },

    // https://developers.facebook.com/docs/graph-api/reference/user/businesses (2026-11)
    'GET /v25.0/me/businesses': (request) => {
      requireToken(tokens, request, ['business_management'])
      return graphPage(
        request,
        FACEBOOK_BUSINESSES.map(({ id }) => ({ id })),
      )
    },
    'GET /v25.0/:business/owned_pages': (request) => businessPages(request, FACEBOOK_BUSINESS_PAGES.owned),
    'GET /v25.0/:business/client_pages': (request) => businessPages(request, FACEBOOK_BUSINESS_PAGES.client),
  }
}
