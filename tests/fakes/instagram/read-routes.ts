import { lookAt } from '../meta-graph/containers.ts'
import { pick } from '../meta-graph/graph-call.ts'
import { refuse, refuseObject } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import type { Routes } from '../support/start-fake.ts'
import { INSTAGRAM_ACCOUNT, type InstagramState } from './instagram-state.ts'

const BASIC = ['instagram_business_basic']
const PUBLISH = [...BASIC, 'instagram_business_content_publish']
/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights (2026-11) */
const INSIGHTS: Record<string, number> = { views: 240, reach: 180, likes: 12, comments: 3, shares: 2, saved: 1 }
const STORY_INSIGHTS: Record<string, number> = { views: 90, reach: 70, replies: 4, shares: 1 }

/** The account, its media and their insights, and the status of containers. */
export function readRoutes(state: InstagramState): Routes {
  const { tokens } = state
  const listed = (isStory: boolean) =>
    state.media.filter((media) => media.isStory === isStory && state.seen.shows(media.id))
  return {
    'GET /v25.0/me': (request) => {
      requireToken(tokens, request, BASIC)
      const account = {
        id: '24001234567890123',
        ...INSTAGRAM_ACCOUNT,
        account_type: state.accountType,
        followers_count: 3_050,
      }
      return { status: 200, body: pick(request, { ...account, profile_picture_url: undefined }) }
    },

    'GET /v25.0/:user/content_publishing_limit': (request) => {
      requireToken(tokens, request, PUBLISH)
      const config = { quota_total: state.quota.total, quota_duration: 86_400 }
      const { id: _id, ...asked } = pick(request, { id: '', quota_usage: state.quota.used, config })
      return { status: 200, body: { data: [asked] } }
    },

    'GET /v25.0/:user/media': (request) => {
      requireToken(tokens, request, BASIC)
      return graphPage(
        request,
        listed(false).map((media) => pick(request, media)),
      )
    },

    'GET /v25.0/:user/stories': (request) => {
      requireToken(tokens, request, BASIC)
      return graphPage(
        request,
        listed(true).map(({ caption: _caption, ...media }) => pick(request, media)),
      )
    },

    'GET /v25.0/:id/insights': (request) => {
      requireToken(tokens, request, [...BASIC, 'instagram_business_manage_insights'])
      const { id = '' } = request.params
      const media = state.media.find((each) => each.id === id)
      if (!media) return refuseObject(id)
      const all = media.isStory ? STORY_INSIGHTS : INSIGHTS
      const numbers = Object.fromEntries(Object.entries(all).filter(([name]) => !state.endedMetrics.includes(name)))
      const asked = (request.query.get('metric') ?? '').split(',')
      if (asked.some((name) => !(name in numbers)))
        return refuse({ code: 100, message: '(#100) metric must be one of the supported values' })
      const data = asked.map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: numbers[name] }],
        id: `${id}/insights/${name}/lifetime`,
      }))
      return { status: 200, body: { data } }
    },

    'GET /v25.0/:id': (request) => {
      requireToken(tokens, request, BASIC)
      const { id = '' } = request.params
      const container = state.containers.get(id)
      if (container) {
        const code = lookAt(container, state.now())
        const status = code === 'ERROR' ? (container.failure ?? '') : `${code}: see status_code`
        return { status: 200, body: pick(request, { id, status_code: code, status }) }
      }
      if (id === INSTAGRAM_ACCOUNT.user_id) return { status: 200, body: pick(request, { id, ...INSTAGRAM_ACCOUNT }) }
      const media = state.media.find((one) => one.id === id)
      if (!media) return refuseObject(id)
      const feed = media.media_type === 'VIDEO' ? 'REELS' : 'FEED'
      return { status: 200, body: pick(request, { ...media, media_product_type: media.isStory ? 'STORY' : feed }) }
    },
  }
}
