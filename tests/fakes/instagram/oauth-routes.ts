import { z } from 'zod'
import { consentRoutes } from '../meta-graph/consent-routes.ts'
import { paramsOf, readParams, tokenOf } from '../meta-graph/graph-call.ts'
import { codeFailure, LONG_LIFE, requireToken } from '../meta-graph/graph-tokens.ts'
import type { FakeReply } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { INSTAGRAM_ACCOUNT, INSTAGRAM_APP, type InstagramState } from './instagram-state.ts'

const codeSchema = z.strictObject({
  client_id: z.literal(INSTAGRAM_APP.clientId),
  client_secret: z.literal(INSTAGRAM_APP.clientSecret),
  grant_type: z.literal('authorization_code'),
  redirect_uri: z.string(),
  code: z.string(),
})
const exchangeSchema = z.strictObject({
  grant_type: z.literal('ig_exchange_token'),
  client_secret: z.literal(INSTAGRAM_APP.clientSecret),
})
const renewSchema = z.strictObject({ grant_type: z.literal('ig_refresh_token') })

/** Browser consent, the exchange for a long-lived token, and its renewal. */
export function oauthRoutes(state: InstagramState): Routes {
  const { tokens } = state
  return {
    ...consentRoutes({
      name: 'Instagram',
      path: '/oauth/authorize',
      clientId: INSTAGRAM_APP.clientId,
      tokens,
      redirectUri: state.redirectUri,
      fragment: '#_',
    }),

    'POST /oauth/access_token': (request) => {
      const asked = request.body.kind === 'json' ? null : codeSchema.safeParse(paramsOf(request)).data
      if (!asked) throw new Refusal(codeFailure('Invalid platform app'))
      const { scopes } = tokens.redeem(asked.code, asked.redirect_uri)
      const { token } = tokens.issue('short', INSTAGRAM_ACCOUNT.user_id, scopes)
      const grant = { access_token: token, user_id: INSTAGRAM_ACCOUNT.user_id, permissions: scopes.join(',') }
      return { status: 200, body: { data: [grant] } }
    },

    'GET /access_token': (request) => {
      readParams(request, exchangeSchema)
      return long(tokens.exchange(tokenOf(request)).token)
    },

    'GET /refresh_access_token': (request) => {
      readParams(request, renewSchema)
      requireToken(tokens, request, ['instagram_business_basic'])
      return long(tokens.renew(tokenOf(request)).token)
    },
  }
}

const long = (token: string): FakeReply => ({
  status: 200,
  body: { access_token: token, token_type: 'bearer', expires_in: LONG_LIFE / 1000 },
})
