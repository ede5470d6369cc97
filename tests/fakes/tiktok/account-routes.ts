import { z } from 'zod'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { failed, jsonOf, ok, refuse, requireGrant } from './tiktok-reply.ts'
import { TIKTOK_CREATOR, type TikTokState } from './tiktok-state.ts'

const USER_FIELDS: Record<string, string> = {
  open_id: TIKTOK_CREATOR.open_id,
  union_id: 'c9c60f44-a68e-4f5d-84dd-ce22faeb0ba1',
  display_name: TIKTOK_CREATOR.creator_nickname,
  avatar_url: '',
}
const VIDEO_FIELDS = ['id', 'like_count', 'comment_count', 'share_count', 'view_count']

const querySchema = z.strictObject({
  filters: z.strictObject({ video_ids: z.array(z.string().regex(/^\d+$/)).min(1).max(20) }),
})

/** The account, the options it currently allows, and the numbers of its posts. */
export function accountRoutes(state: TikTokState): Routes {
  return {
    'GET /v2/user/info/': (request) => {
      requireGrant(state, request, 'user.info.basic')
      const asked = (request.query.get('fields') ?? '').split(',')
      const unknown = asked.filter((field) => !(field in USER_FIELDS))
      if (unknown.length > 0) return failed(400, 'invalid_params', `Fields ${unknown.join(',')} are not supported.`)
      return ok({ user: Object.fromEntries(asked.map((field) => [field, USER_FIELDS[field]])) })
    },

    'POST /v2/post/publish/creator_info/query/': (request) => {
      requireGrant(state, request, 'video.publish')
      const { creator_username, creator_nickname } = TIKTOK_CREATOR
      return ok({ creator_avatar_url: '', creator_username, creator_nickname, ...state.creator })
    },

    'POST /v2/video/query/': (request) => {
      requireGrant(state, request, 'video.list')
      const fields = (request.query.get('fields') ?? '').split(',')
      if (fields.some((field) => !VIDEO_FIELDS.includes(field))) refuse(400, 'invalid_params', 'Unknown field.')
      const { filters } = readStrict(querySchema, jsonOf(request), ({ field }) => failed(400, 'invalid_params', field))
      const numbers = { like_count: 21, comment_count: 4, share_count: 3, view_count: 1_204 }
      const published = [...state.posts.values()].filter(
        ({ postId, isPublic }) => isPublic && filters.video_ids.includes(postId),
      )
      return ok({ videos: published.map(({ postId }) => ({ id: postId, ...numbers })), cursor: 0, has_more: false })
    },
  }
}
