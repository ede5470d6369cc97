import twitter from 'twitter-text'
import { z } from 'zod'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { mediaKey } from './media-routes.ts'
import { invalidRequest, problem, refuse } from './problems.ts'
import { requireAccess } from './require-access.ts'
import { shortenText } from './shorten-text.ts'
import type { XPost, XState } from './state.ts'

const MINUTE = 60_000
const POSTS_MAX = 100
const WINDOW = 15 * MINUTE
const PREMIUM_LENGTH = 25_000
const ID = z.string().regex(/^[0-9]{1,19}$/)

const audience = z.enum(['following', 'mentionedUsers', 'subscribers', 'verified'])
const postSchema = z.strictObject({
  text: z.string().default(''),
  media: z
    .strictObject({ media_ids: z.array(ID).min(1).max(4), tagged_user_ids: z.array(ID).max(10).optional() })
    .optional(),
  poll: z
    .strictObject({
      options: z.array(z.string().min(1).max(25)).min(2).max(4),
      duration_minutes: z.int().min(5).max(10_080),
      reply_settings: audience.optional(),
    })
    .optional(),
  reply: z.strictObject({ in_reply_to_tweet_id: ID, exclude_reply_user_ids: z.array(ID).optional() }).optional(),
  reply_settings: audience.optional(),
  quote_tweet_id: ID.optional(),
  community_id: ID.optional(),
  made_with_ai: z.boolean().optional(),
  paid_partnership: z.boolean().optional(),
  for_super_followers_only: z.boolean().optional(),
})
type Asked = z.infer<typeof postSchema>

/** Posting, with the rules that X states for apps. */
export function xPostRoutes(state: XState): Routes {
  return {
    'POST /2/tweets': (request) => {
      requireAccess(state, request, ['tweet.read', 'tweet.write', 'users.read'])
      const headers = spend(state, request.at)
      if (request.body.kind !== 'json') return invalidRequest('The request body is not JSON.')
      const asked = readStrict(postSchema, request.body.value, ({ field, code }) =>
        invalidRequest(`$.${field}: is not defined in the schema or does not fit it (${code})`, { [field]: [] }),
      )
      checkContent(state, asked)
      const post = store(state, asked)
      if (typeof request.fault === 'object' && request.fault) state.visibility.hide(post.id, request.fault.hidden)
      const content = { ...asked, alt: post.mediaIds.map((id) => state.media.get(id)?.alt ?? null) }
      const data = { id: post.id, text: post.text, edit_history_tweet_ids: [post.id] }
      return { status: 201, headers, body: { data }, accepted: { kind: 'post', id: post.id, content } }
    },
  }
}

function checkContent(state: XState, asked: Asked) {
  const { text, media, poll, reply } = asked
  if (text === '' && !media) throw new Refusal(invalidRequest('You must provide either text or media.'))
  if ([media, poll, asked.quote_tweet_id].filter(Boolean).length > 1) {
    throw new Refusal(invalidRequest('A post has one of media, poll and quote_tweet_id.'))
  }
  const max = state.user.subscription_type === 'None' ? 280 : PREMIUM_LENGTH
  if (twitter.parseTweet(text).weightedLength > max) throw refuse(400, 'Your Post text is too long.')
  if (twitter.extractCashtags(text).length > 1) throw refuse(400, 'You may include a maximum of one cashtag per post.')
  if (reply && !state.posts.some(({ id }) => id === reply.in_reply_to_tweet_id)) {
    throw refuse(403, 'You attempted to reply to a Tweet that is deleted or not visible to you.')
  }
  // https://docs.x.com/changelog, 23 February 2026 (2026-11)
  if (reply && state.refusesReplies) throw refuse(403, 'You are not permitted to perform this action.')
  checkMedia(state, media?.media_ids ?? [])
  const isRepeated = state.posts.some((post) => post.sent === text && text !== '')
  if (isRepeated) throw refuse(403, 'You are not allowed to create a Tweet with duplicate content.')
}

function checkMedia(state: XState, ids: readonly string[]) {
  const attached = ids.map((id) => state.media.get(id))
  if (attached.some((media) => media?.state !== 'succeeded' || media.category === 'subtitles'))
    throw refuse(400, 'Your media IDs are invalid.')
  const alone = attached.filter((media) => media?.category !== 'tweet_image').length
  if (alone > 0 && ids.length > 1)
    throw refuse(400, 'You may attach a maximum of 4 items: 4 photos, or 1 GIF, or 1 video.')
}

function store(state: XState, asked: Asked): XPost {
  const id = state.nextId()
  const mediaIds = asked.media?.media_ids ?? []
  const post = {
    id,
    createdAt: state.now(),
    sent: asked.text,
    mediaIds,
    repliesTo: asked.reply?.in_reply_to_tweet_id ?? null,
    ...shortenText(asked.text, { id, username: state.user.username, mediaKeys: mediaIds.map(mediaKey) }),
  }
  state.posts.push(post)
  return post
}

/** Counts a post against the person's limit; returns the rate-limit headers, or refuses with 429. */
function spend(state: XState, at: number): Record<string, string> {
  const spent = at < state.spent.since + WINDOW ? state.spent : { since: at, count: 0 }
  const headers = (left: number) => ({
    'x-rate-limit-limit': String(POSTS_MAX),
    'x-rate-limit-remaining': String(left),
    'x-rate-limit-reset': String(Math.ceil((spent.since + WINDOW) / 1000)),
  })
  if (spent.count >= POSTS_MAX) throw new Refusal({ status: 429, headers: headers(0), body: problem(429) })
  state.spent = { ...spent, count: spent.count + 1 }
  return headers(POSTS_MAX - spent.count - 1)
}
