import { z } from 'zod'
import type { FakeReply } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import type { Grant } from '../support/grants.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { refuse } from './problems.ts'
import { requireAccess } from './require-access.ts'
import type { LinkedInState } from './state.ts'

/**
 * The apps that are registered at the fake, and what each was approved for. The Community Management API excludes other products:
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/community-management-overview (2026-11)
 */
export const LINKEDIN_APP = {
  clientId: 'linkedin-client-id',
  clientSecret: 'linkedin-client-secret',
  kind: 'community_analytics',
}
export const LINKEDIN_MEMBER_APP = {
  clientId: 'linkedin-member-id',
  clientSecret: 'linkedin-member-secret',
  kind: 'member',
}
export const LINKEDIN_SCOPES = [
  'r_basicprofile',
  'w_member_social',
  'w_member_social_feed',
  'w_organization_social',
  'w_organization_social_feed',
  'r_organization_social',
  'r_organization_social_feed',
  'rw_organization_admin',
  'r_member_postAnalytics',
]
const APPROVED: Record<string, readonly string[]> = {
  [LINKEDIN_APP.clientId]: LINKEDIN_SCOPES,
  [LINKEDIN_MEMBER_APP.clientId]: ['openid', 'profile', 'email', 'w_member_social'],
}
const clientId = z.enum([LINKEDIN_APP.clientId, LINKEDIN_MEMBER_APP.clientId])

const consentSchema = z.strictObject({
  response_type: z.literal('code'),
  client_id: clientId,
  redirect_uri: z.url(),
  scope: z.string().min(1),
  state: z.string().optional(),
})
const app = {
  client_id: clientId,
  client_secret: z.enum([LINKEDIN_APP.clientSecret, LINKEDIN_MEMBER_APP.clientSecret]),
}
const tokenSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({ ...app, grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() }),
  z.strictObject({ ...app, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])
const revokeSchema = z.strictObject({ ...app, token: z.string() })

/** Consent, tokens that can be renewed for a year after it, and the person's profile. */
export function linkedInOauthRoutes(state: LinkedInState): Routes {
  return {
    'GET /oauth/v2/authorization': ({ query }) => {
      readStrict(consentSchema, Object.fromEntries(query), consentFault)
      return html(
        '<h1>Postwright would like to:</h1><form method="post"><button>Allow</button> <button name="deny" value="1">Cancel</button></form>',
      )
    },
    'POST /oauth/v2/authorization': ({ query, body }) => {
      const asked = readStrict(consentSchema, Object.fromEntries(query), consentFault)
      const back = new URL(asked.redirect_uri)
      if (asked.state !== undefined) back.searchParams.set('state', asked.state)
      const scopes = asked.scope.split(/[ ,]/)
      const { client_id: askedBy, redirect_uri: redirectUri } = asked
      if ('deny' in fieldsOf(body)) back.searchParams.set('error', 'user_cancelled_authorize')
      else if (scopes.some((scope) => !APPROVED[askedBy]?.includes(scope)))
        back.searchParams.set('error', 'unauthorized_scope_error')
      else
        back.searchParams.set('code', state.grants.allow({ clientId: askedBy, redirectUri, scopes, challenge: null }))
      return { status: 302, headers: { location: back.href } }
    },
    'POST /oauth/v2/accessToken': (request) => {
      const asked = readStrict(tokenSchema, fieldsOf(request.body), ({ field }) =>
        oauthError('invalid_request', `A required parameter "${field}" is missing or not valid`),
      )
      if (asked.grant_type === 'refresh_token') return renew(state, asked.refresh_token)
      const consent = state.grants.redeem(asked.code)
      if (consent?.redirectUri !== asked.redirect_uri) {
        return oauthError(
          'invalid_request',
          'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.',
        )
      }
      return tokens(state.grants.issue(consent.scopes), request.at)
    },
    'POST /oauth/v2/revoke': ({ body }) => {
      const { token } = readStrict(revokeSchema, fieldsOf(body), ({ field }) =>
        oauthError('invalid_request', `A required parameter "${field}" is missing`),
      )
      state.grants.revoke(token)
      return { status: 200 }
    },
    'GET /v2/userinfo': (request) => {
      requireAccess(state, request, ['openid'])
      if ([...request.query].length > 0) throw refuse(400, 'ILLEGAL_ARGUMENT', 'Unknown query parameter')
      return { status: 200, body: state.member }
    },
    // https://learn.microsoft.com/en-us/linkedin/shared/integrations/people/profile-api (2026-11)
    'GET /v2/me': (request) => {
      requireAccess(state, request, ['r_basicprofile'])
      const { sub, given_name: localizedFirstName, family_name: localizedLastName } = state.member
      return { status: 200, body: { id: sub, localizedFirstName, localizedLastName, vanityName: 'ada-example' } }
    },
  }
}

/** A year counts from the first consent, however often access is renewed. */
function renew(state: LinkedInState, token: string): FakeReply {
  const grant = state.grants.byRefresh(token)
  if (!grant)
    return oauthError(
      'invalid_grant',
      'The provided authorization grant or refresh token is invalid, expired or revoked.',
    )
  const next = state.grants.renew(grant, { rotates: false })
  next.refreshEndsAt = grant.refreshEndsAt
  return tokens(next, state.now())
}

function tokens({ access, refresh, scopes, accessEndsAt, refreshEndsAt }: Grant, now: number): FakeReply {
  const seconds = (end: number) => Math.round((end - now) / 1000)
  const body = {
    access_token: access,
    expires_in: seconds(accessEndsAt),
    refresh_token: refresh,
    refresh_token_expires_in: seconds(refreshEndsAt),
    scope: scopes.join(','),
    token_type: 'Bearer',
  }
  return { status: 200, body }
}

const oauthError = (error: string, error_description: string): FakeReply => ({
  status: 400,
  body: { error, error_description },
})
const consentFault = ({ field }: { field: string }): FakeReply => ({
  ...html(`<h1>Bummer, something went wrong.</h1><p>${field}</p>`),
  status: 400,
})
const html = (body: string): FakeReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>LinkedIn</title>${body}</html>`,
})
