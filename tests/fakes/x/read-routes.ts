import { z } from 'zod'
import type { FakeReply } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { mediaKey } from './media-routes.ts'
import { invalidRequest } from './problems.ts'
import { requireAccess } from './require-access.ts'
import type { XPost, XState } from './state.ts'

const READ = ['tweet.read', 'users.read']
/** Names as the guides of docs.x.com write them; how X's description differs is listed in `tests/platforms/x/x-openapi.test.ts`. */
const POST_FIELDS =
  'attachments author_id conversation_id created_at entities id in_reply_to_user_id lang note_tweet public_metrics referenced_tweets reply_settings text'.split(
    ' ',
  )
const USER_FIELDS =
  'id name username created_at description profile_image_url protected public_metrics subscription_type url verified verified_type'.split(
    ' ',
  )

const USER_METRICS = { followers_count: 1_204, following_count: 88, tweet_count: 310, listed_count: 4 }

const fieldList = (known: readonly string[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .refine((fields) => fields.every((field) => known.includes(field)))
    .optional()

const meSchema = z.strictObject({ 'user.fields': fieldList(USER_FIELDS) })
const onePostSchema = z.strictObject({ 'tweet.fields': fieldList(POST_FIELDS) })
const timelineSchema = z.strictObject({
  max_results: z.coerce.number().int().min(5).max(100).default(10),
  start_time: z.iso.datetime().optional(),
  end_time: z.iso.datetime().optional(),
  exclude: z
    .string()
    .regex(/^(replies|retweets)(,(replies|retweets))?$/)
    .optional(),
  pagination_token: z.string().min(1).optional(),
  'tweet.fields': fieldList(POST_FIELDS),
})

/** The person's account, their timeline, one post with its numbers. */
export function xReadRoutes(state: XState): Routes {
  return {
    'GET /2/users/me': (request) => {
      requireAccess(state, request, READ)
      const asked = readStrict(meSchema, Object.fromEntries(request.query), fault)
      const { subscription_type, ...always } = state.user
      return {
        status: 200,
        body: {
          data: {
            ...always,
            ...(asked['user.fields']?.includes('subscription_type') && { subscription_type }),
            // https://docs.x.com/x-api/users/get-my-user (2026-11)
            ...(asked['user.fields']?.includes('public_metrics') && { public_metrics: USER_METRICS }),
          },
        },
      }
    },
    'GET /2/users/:id/tweets': (request) => {
      requireAccess(state, request, READ)
      const asked = readStrict(timelineSchema, Object.fromEntries(request.query), fault)
      const { start_time: from, end_time: to, max_results: size } = asked
      const all = state.posts
        .filter(
          ({ createdAt }) =>
            state.user.id === request.params.id && createdAt >= instant(from, 0) && createdAt < instant(to, Infinity),
        )
        .filter(({ repliesTo }) => repliesTo === null || !asked.exclude?.includes('replies'))
        .filter(({ id }) => state.visibility.shows(id))
        .toReversed()
      const start = Number(asked.pagination_token ?? 0)
      const page = all.slice(start, start + size)
      const meta = { result_count: page.length, ...(all.length > start + size && { next_token: String(start + size) }) }
      const data = page.map((post) => shown(post, asked['tweet.fields'] ?? []))
      return { status: 200, body: { ...(data.length > 0 && { data }), meta } }
    },
    'GET /2/tweets/:id': (request) => {
      requireAccess(state, request, READ)
      const asked = readStrict(onePostSchema, Object.fromEntries(request.query), fault)
      const post = state.posts.find(({ id }) => id === request.params.id)
      if (post) return { status: 200, body: { data: shown(post, asked['tweet.fields'] ?? []) } }
      const { id = '' } = request.params
      const detail = `Could not find tweet with id: [${id}].`
      const type = 'https://api.x.com/2/problems/resource-not-found'
      const error = {
        value: id,
        detail,
        title: 'Not Found Error',
        resource_type: 'tweet',
        parameter: 'id',
        resource_id: id,
        type,
      }
      return { status: 200, body: { errors: [error] } }
    },
  }
}

function shown(post: XPost, fields: readonly string[]) {
  const { id, text, urls, mediaIds, repliesTo, createdAt } = post
  const all: Record<string, unknown> = {
    created_at: new Date(createdAt).toISOString(),
    entities: urls.length > 0 ? { urls } : undefined,
    attachments: mediaIds.length > 0 ? { media_keys: mediaIds.map(mediaKey) } : undefined,
    referenced_tweets: repliesTo === null ? undefined : [{ type: 'replied_to', id: repliesTo }],
    public_metrics: {
      retweet_count: 2,
      reply_count: 1,
      like_count: 7,
      quote_count: 1,
      bookmark_count: 0,
      impression_count: 340,
    },
  }
  const asked = Object.fromEntries(fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])))
  return { id, text, edit_history_tweet_ids: [id], ...asked }
}

const instant = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Date.parse(text))
const fault = ({ field, code }: { field: string; code: string }): FakeReply =>
  invalidRequest(`The query parameter [${field}] is not one of the accepted (${code}).`, { [field]: [] })
