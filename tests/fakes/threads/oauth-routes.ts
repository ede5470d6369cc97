import { z } from 'zod'
import { consentRoutes } from '../meta-graph/consent-routes.ts'
import { paramsOf, readParams, tokenOf } from '../meta-graph/graph-call.ts'
import { codeFailure, LONG_LIFE, requireToken } from '../meta-graph/graph-tokens.ts'
import type { FakeReply } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { THREADS_APP, THREADS_PROFILE, type ThreadsState } from './threads-state.ts'

const codeSchema = z.strictObject({
  client_id: z.literal(THREADS_APP.clientId),
  client_secret: z.literal(THREADS_APP.clientSecret),
  grant_type: z.literal('authorization_code'),
  redirect_uri: z.string(),
  code: z.string(),
})
const exchangeSchema = z.strictObject({
  grant_type: z.literal('th_exchange_token'),
  client_secret: z.literal(THREADS_APP.clientSecret),
})
const renewSchema = z.strictObject({ grant_type: z.literal('th_refresh_token') })

const SECONDS = LONG_LIFE / 1000

/** Browser consent, the exchange for a long-lived token, and its renewal. */
export function oauthRoutes(state: ThreadsState): Routes {
  const { tokens } = state
  return {
    ...consentRoutes({
      name: 'Threads',
      path: '/oauth/authorize',
      clientId: THREADS_APP.clientId,
      tokens,
      redirectUri: state.redirectUri,
      fragment: '#_',
    }),

    'POST /oauth/access_token': (request) => {
      const asked = codeSchema.safeParse(paramsOf(request)).data
      if (!asked) throw new Refusal(codeFailure('Invalid platform app'))
      const { scopes } = tokens.redeem(asked.code, asked.redirect_uri)
      const { token } = tokens.issue('short', THREADS_PROFILE.id, scopes)
      return { status: 200, body: { access_token: token, user_id: THREADS_PROFILE.id } }
    },

    'GET /access_token': (request) => {
      readParams(request, exchangeSchema)
      return long(tokens.exchange(tokenOf(request)).token)
    },

    'GET /refresh_access_token': (request) => {
      readParams(request, renewSchema)
      requireToken(tokens, request, ['threads_basic'])
      return long(tokens.renew(tokenOf(request)).token)
    },

    'GET /v1.0/debug_token': (request) => {
      requireToken(tokens, request, [])
      const inspected = tokens.find(request.query.get('input_token') ?? '')
      const data = inspected
        ? { type: 'USER', is_valid: true, scopes: inspected.scopes, user_id: inspected.owner }
        : { is_valid: false, scopes: [] }
      return { status: 200, body: { data } }
    },
  }
}

const long = (token: string): FakeReply => ({
  status: 200,
  body: { access_token: token, token_type: 'bearer', expires_in: SECONDS },
})
