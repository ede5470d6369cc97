import { lookAt } from '../meta-graph/containers.ts'
import { pick } from '../meta-graph/graph-call.ts'
import { refuse, refuseObject } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import type { Routes } from '../support/start-fake.ts'
import { THREADS_PROFILE, type ThreadsState } from './threads-state.ts'

const INSIGHTS: Record<string, number> = { views: 240, likes: 12, replies: 3, reposts: 2, quotes: 1, shares: 4 }

/** The profile, its posts and their insights, and the status of containers. */
export function readRoutes(state: ThreadsState): Routes {
  const { tokens } = state
  return {
    'GET /v1.0/me': (request) => {
      requireToken(tokens, request, ['threads_basic'])
      return { status: 200, body: pick(request, { ...THREADS_PROFILE, threads_profile_picture_url: undefined }) }
    },

    'GET /v1.0/:user/threads_publishing_limit': (request) => {
      requireToken(tokens, request, ['threads_basic', 'threads_content_publish'])
      const numbers = {
        quota_usage: state.quotaUsed,
        config: { quota_total: 250, quota_duration: 86_400 },
        reply_quota_usage: state.repliesUsed,
        reply_config: { quota_total: 1_000, quota_duration: 86_400 },
      }
      const { id: _id, ...asked } = pick(request, { id: '', ...numbers })
      return { status: 200, body: { data: [asked] } }
    },

    'GET /v1.0/:user/threads': (request) => {
      requireToken(tokens, request, ['threads_basic'])
      const posts = state.posts.filter(({ replyTo }) => replyTo === null)
      return graphPage(
        request,
        posts.filter(({ id }) => state.seen.shows(id)).map((post) => pick(request, post)),
      )
    },

    'GET /v1.0/:user/replies': (request) => {
      // https://developers.facebook.com/docs/threads/retrieve-and-manage-replies/replies-and-conversations (2026-11)
      requireToken(tokens, request, ['threads_basic', 'threads_read_replies'])
      const replies = state.posts.filter(({ replyTo }) => replyTo !== null)
      return graphPage(
        request,
        replies.filter(({ id }) => state.seen.shows(id)).map((post) => pick(request, post)),
      )
    },

    // https://developers.facebook.com/documentation/threads/insights, user insights (2026-11)
    'GET /v1.0/:user/threads_insights': (request) => {
      requireToken(tokens, request, ['threads_basic', 'threads_manage_insights'])
      if (request.query.get('metric') !== 'followers_count')
        return refuse({ code: 100, message: '(#100) Param metric is invalid' })
      const { id } = THREADS_PROFILE
      const insight = { name: 'followers_count', period: 'day', total_value: { value: 512 } }
      return { status: 200, body: { data: [{ ...insight, id: `${id}/insights/followers_count/day` }] } }
    },

    'GET /v1.0/:id/insights': (request) => {
      requireToken(tokens, request, ['threads_basic', 'threads_manage_insights'])
      const { id = '' } = request.params
      if (!state.posts.some((post) => post.id === id)) return refuseObject(id)
      const asked = (request.query.get('metric') ?? '').split(',')
      if (asked.some((name) => !(name in INSIGHTS)))
        return refuse({ code: 100, message: '(#100) Param metric is invalid' })
      const data = asked.map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: INSIGHTS[name] }],
        id: `${id}/insights/${name}/lifetime`,
      }))
      return { status: 200, body: { data } }
    },

    'GET /v1.0/:id': (request) => {
      requireToken(tokens, request, ['threads_basic'])
      const { id = '' } = request.params
      const container = state.containers.get(id)
      if (container) {
        const status = lookAt(container, state.now())
        const error = status === 'ERROR' ? (container.failure ?? undefined) : undefined
        return { status: 200, body: pick(request, { id, status, error_message: error }) }
      }
      const post = state.posts.find((one) => one.id === id)
      return post ? { status: 200, body: pick(request, post) } : refuseObject(id)
    },
  }
}
