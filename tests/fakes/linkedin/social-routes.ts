import { z } from 'zod'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { json } from './media-routes.ts'
import { invalid, refusal } from './problems.ts'
import { requireAccess, requireAuthor } from './require-access.ts'
import { type LinkedInState, memberUrn } from './state.ts'

const COMMENT_MAX = 1250
const MEMBER_COUNTS: Record<string, number> = {
  IMPRESSION: 80,
  MEMBERS_REACHED: 60,
  REACTION: 7,
  COMMENT: 4,
  RESHARE: 1,
}
const commentSchema = z.strictObject({
  actor: z.string().regex(/^urn:li:(person|organization):\w+$/),
  object: z.string().regex(/^urn:li:(share|ugcPost|activity):\d+$/),
  message: z.strictObject({ text: z.string().min(1).max(COMMENT_MAX), attributes: z.array(z.unknown()).optional() }),
})

/** The person's organisations, comments, and statistics. */
export function linkedInSocialRoutes(state: LinkedInState): Routes {
  return {
    'GET /rest/organizationAcls': (request) => {
      requireAccess(state, request, ['rw_organization_admin', 'r_organization_admin'])
      const { query } = request
      if (query.get('q') !== 'roleAssignee') return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
      const role = query.get('role')
      const start = Number(query.get('start') ?? 0)
      const count = Number(query.get('count') ?? 10)
      const all = state.organizations.filter((organization) => role === null || organization.role === role)
      const elements = all.slice(start, start + count).map(({ id, role: held }) => {
        return {
          organization: `urn:li:organization:${id}`,
          roleAssignee: memberUrn(state),
          role: held,
          state: 'APPROVED',
        }
      })
      return { status: 200, body: { elements, paging: { start, count, total: all.length, links: [] } } }
    },
    // https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11-29)
    'GET /rest/organizations': (request) => {
      requireAccess(state, request, ['rw_organization_admin'])
      if (request.query.get('q') !== 'vanityName') return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
      const wanted = request.query.get('vanityName')?.toLowerCase()
      const elements = state.organizations
        .filter(({ vanityName }) => vanityName === wanted)
        .map(({ role: _role, ...organization }) => organization)
      return { status: 200, body: { elements, paging: { start: 0, count: 10, links: [] } } }
    },
    'GET /rest/organizations/:id': (request) => {
      requireAccess(state, request, ['rw_organization_admin', 'r_organization_social'])
      const found = state.organizations.find(({ id }) => String(id) === request.params.id)
      if (!found) return refusal(404, 'RESOURCE_NOT_FOUND', 'Organization not found')
      // https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11)
      if (found.role !== 'ADMINISTRATOR') return refusal(403, 'ACCESS_DENIED', 'Viewer is not an administrator')
      const { role: _role, ...organization } = found
      return { status: 200, body: organization }
    },
    // https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11)
    'GET /rest/networkSizes/:urn': (request) => {
      requireAccess(state, request, ['rw_organization_admin', 'r_organization_admin', 'r_organization_social'])
      if (request.query.get('edgeType') !== 'COMPANY_FOLLOWED_BY_MEMBER')
        return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown edge type')
      const found = state.organizations.find(({ id }) => `urn:li:organization:${id}` === request.params.urn)
      if (!found) return refusal(404, 'RESOURCE_NOT_FOUND', 'Organization not found')
      return { status: 200, body: { firstDegreeSize: 2_310 } }
    },
    'POST /rest/socialActions/:urn/comments': (request) => {
      const { actor, object, message } = readStrict(commentSchema, json(request), invalid)
      // https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/comments-api (2026-11)
      requireAccess(state, request, ['w_member_social_feed', 'w_organization_social_feed'])
      requireAuthor(state, request, { author: actor, right: 'w' })
      if (object !== request.params.urn) return refusal(400, 'ILLEGAL_ARGUMENT', 'object does not match the path')
      if (!state.posts.some(({ urn }) => urn === object))
        return refusal(404, 'RESOURCE_NOT_FOUND', `Entity ${object} not found`)
      const id = state.nextId()
      state.comments.push({ id, actor, object, text: message.text, createdAt: request.at })
      if (typeof request.fault === 'object' && request.fault) state.visibility.hide(id, request.fault.hidden)
      const body = { id, actor, object, message, commentUrn: `urn:li:comment:(${object},${id})` }
      return {
        status: 201,
        headers: { 'x-restli-id': id },
        body,
        accepted: { kind: 'comment', id, content: { actor, object, text: message.text } },
      }
    },
    'GET /rest/socialActions/:urn/comments': (request) => {
      requireAccess(state, request, ['r_organization_social_feed', 'r_member_social_feed'])
      const elements = state.comments
        .filter(({ id, object }) => object === request.params.urn && state.visibility.shows(id))
        .map(({ id, actor, object, text, createdAt }) => ({
          id,
          actor,
          object,
          message: { text },
          created: { time: createdAt, actor },
        }))
      return { status: 200, body: { elements, paging: { start: 0, count: elements.length, links: [] } } }
    },
    // https://learn.microsoft.com/en-us/linkedin/marketing/community-management/members/post-statistics (2026-11)
    'GET /rest/memberCreatorPostAnalytics': (request) => {
      requireAccess(state, request, ['r_member_postAnalytics'])
      const { query } = request
      if (query.get('q') !== 'entity') return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
      const entity = query.get('entity') ?? ''
      const isPost = /^\(share:urn:li:share:\d+\)$/.test(entity) || /^\(ugc:urn:li:ugcPost:\d+\)$/.test(entity)
      if (!isPost || query.get('aggregation') !== 'TOTAL') return refusal(400, 'ILLEGAL_ARGUMENT', 'entity is required')
      const count = MEMBER_COUNTS[query.get('queryType') ?? '']
      if (count === undefined) return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown queryType')
      return { status: 200, body: { elements: [{ count }], paging: { start: 0, count: 10, links: [] } } }
    },
    'GET /rest/organizationalEntityShareStatistics': (request) => {
      requireAccess(state, request, ['rw_organization_admin'])
      if (request.query.get('q') !== 'organizationalEntity') return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
      const asked = /^List\((urn:li:(share|ugcPost):\d+)\)$/.exec(
        request.query.get('shares') ?? request.query.get('ugcPosts') ?? '',
      )
      if (!asked) return refusal(400, 'ILLEGAL_ARGUMENT', 'shares or ugcPosts is required')
      const totalShareStatistics = {
        likeCount: 5,
        commentCount: 2,
        shareCount: 3,
        impressionCount: 120,
        clickCount: 11,
        uniqueImpressionsCount: 90,
        engagement: 0.1,
      }
      return {
        status: 200,
        body: {
          elements: [
            {
              totalShareStatistics,
              [asked[2] ?? 'share']: asked[1],
              organizationalEntity: request.query.get('organizationalEntity'),
            },
          ],
        },
      }
    },
  }
}
