import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { pullFile } from '../support/pull-file.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { failed, jsonOf, ok, refuse, requireGrant } from './tiktok-reply.ts'
import { PENDING_SHARES, type TikTokPost, type TikTokState } from './tiktok-state.ts'
import { chunkFault } from './chunk-fault.ts'

const LOOKS_WHILE_PROCESSING = 1
const PHOTO_BYTES_MAX = 20_000_000

const privacy = z.enum(['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'])
const brand = { brand_content_toggle: z.boolean(), brand_organic_toggle: z.boolean().optional() }

const videoSource = z.strictObject({
  source: z.literal('FILE_UPLOAD'),
  video_size: z.int().min(1),
  chunk_size: z.int().min(1),
  total_chunk_count: z.int().min(1).max(1000),
})

const videoSchema = z.strictObject({
  post_info: z.strictObject({
    title: z.string().max(2200).optional(),
    privacy_level: privacy,
    disable_duet: z.boolean().optional(),
    disable_stitch: z.boolean().optional(),
    disable_comment: z.boolean().optional(),
    video_cover_timestamp_ms: z.int().min(0).optional(),
    is_aigc: z.boolean().optional(),
    ...brand,
  }),
  source_info: videoSource,
})

/** https://developers.tiktok.com/doc/content-posting-api-reference-upload-video (2026-11): the file only, no text. */
const videoDraftSchema = z.strictObject({ source_info: videoSource })

const photoSource = z.strictObject({
  source: z.literal('PULL_FROM_URL'),
  photo_cover_index: z.int().min(0),
  photo_images: z.array(z.url()).min(1).max(35),
})

/** https://developers.tiktok.com/doc/content-posting-api-reference-photo-post (2026-11): photos have no `is_aigc`. */
const photoSchema = z.strictObject({
  post_info: z.strictObject({
    title: z.string().max(90).optional(),
    description: z.string().max(4000).optional(),
    privacy_level: privacy,
    disable_comment: z.boolean().optional(),
    auto_add_music: z.boolean().optional(),
    ...brand,
  }),
  source_info: photoSource,
  post_mode: z.literal('DIRECT_POST'),
  media_type: z.literal('PHOTO'),
})

/** https://developers.tiktok.com/doc/content-posting-api-reference-photo-post (2026-11): without the options that the account chooses in the app. */
const photoDraftSchema = z.strictObject({
  post_info: z.strictObject({ title: z.string().max(90).optional(), description: z.string().max(4000).optional() }),
  source_info: photoSource,
  post_mode: z.literal('MEDIA_UPLOAD'),
  media_type: z.literal('PHOTO'),
})

/** Starts posts. A video is published, or in the inbox, once its last chunk has arrived; photos once they have been fetched. */
export function publishRoutes(state: TikTokState): Routes {
  return {
    'POST /v2/post/publish/video/init/': (request) => {
      return openVideo(state, request, { asked: readAsked(state, request, videoSchema), isDraft: false })
    },

    'POST /v2/post/publish/inbox/video/init/': (request) => {
      return openVideo(state, request, { asked: readDraft(state, request, videoDraftSchema), isDraft: true })
    },

    'POST /v2/post/publish/content/init/': async (request) => {
      const isDraft = draftModeSchema.safeParse(jsonOf(request)).success
      const asked = isDraft ? readDraft(state, request, photoDraftSchema) : readAsked(state, request, photoSchema)
      const { photo_images: urls, photo_cover_index: cover } = asked.source_info
      if (cover >= urls.length) refuse(400, 'invalid_param', 'photo_cover_index is out of range.')
      const isOwned = (url: string) => state.ownedPrefixes.some((prefix) => url.startsWith(prefix))
      if (!urls.every(isOwned))
        refuse(403, 'url_ownership_unverified', 'Verify the ownership of the URL prefix or domain.')
      const id = `p_pub_url~v2.${randomUUID()}`
      const post = newPost(state, request, { kind: 'photo', content: asked, isDraft })
      post.failReason ??= await photoFault(urls)
      state.posts.set(id, post)
      return { ...ok({ publish_id: id }), accepted: { kind: 'post', id: post.postId, content: asked } }
    },
  }
}

type Opened = { asked: z.infer<typeof videoDraftSchema>; isDraft: boolean }

function openVideo(state: TikTokState, request: FakeRequest, { asked, isDraft }: Opened): FakeReply {
  const { video_size: total, chunk_size: chunkSize, total_chunk_count: chunks } = asked.source_info
  const fault = chunkFault({ total, chunkSize, chunks })
  if (fault) refuse(400, 'invalid_param', fault)
  const id = `v_${isDraft ? 'inbox' : 'pub'}_file~v2-1.${randomUUID()}`
  const post = newPost(state, request, { kind: 'video', content: asked, isDraft })
  state.posts.set(id, { ...post, total, chunkSize, chunks })
  const url = `http://${request.headers.host ?? ''}/video/?upload_id=${encodeURIComponent(id)}&upload_token=${post.token}`
  return { ...ok({ publish_id: id, upload_url: url }), accepted: { kind: 'container', id, content: asked } }
}

/** Parses a draft; refuses it while too many drafts are unfinished. */
function readDraft<T>(state: TikTokState, request: FakeRequest, schema: z.ZodType<T>): T {
  requireGrant(state, request, 'video.upload')
  const asked = readStrict(schema, jsonOf(request), ({ field, message }) =>
    failed(400, 'invalid_param', `${field}: ${message}`),
  )
  const since = state.now() - PENDING_SHARES.window
  const pending = [...state.posts.values()].filter(
    ({ draftAt, isFinished }) => draftAt !== null && draftAt > since && !isFinished,
  )
  if (pending.length >= PENDING_SHARES.max) refuse(403, 'spam_risk_too_many_pending_share')
  return asked
}

type Asked = { post_info: { privacy_level: string } }

/** Parses a direct post; refuses a privacy level that the account or the app does not allow. */
function readAsked<T extends Asked>(state: TikTokState, request: FakeRequest, schema: z.ZodType<T>): T {
  requireGrant(state, request, 'video.publish')
  const asked = readStrict(schema, jsonOf(request), ({ field, message }) =>
    failed(400, 'invalid_param', `${field}: ${message}`),
  )
  const level = asked.post_info.privacy_level
  if (!state.creator.privacy_level_options.includes(level)) {
    refuse(403, 'privacy_level_option_mismatch', 'privacy_level is not one of the options of the creator.')
  }
  if (!state.isAudited && level !== 'SELF_ONLY') refuse(403, 'unaudited_client_can_only_post_to_private_accounts')
  return asked
}

const levelSchema = z.object({ post_info: z.object({ privacy_level: z.string() }) })
const draftModeSchema = z.object({ post_mode: z.literal('MEDIA_UPLOAD') })

type NewPost = Pick<TikTokPost, 'kind' | 'content'> & { isDraft: boolean }

function newPost(state: TikTokState, request: FakeRequest, { isDraft, ...facts }: NewPost): TikTokPost {
  const failReason = state.failNext
  state.failNext = null
  const level = levelSchema.safeParse(facts.content).data?.post_info.privacy_level
  return {
    ...facts,
    token: randomUUID(),
    total: 0,
    chunkSize: 0,
    chunks: 0,
    uploaded: 0,
    received: 0,
    looksLeft: request.fault === 'never_finishes' ? Infinity : LOOKS_WHILE_PROCESSING,
    failReason,
    postId: String(state.nextId++),
    isPublic: isDraft || level === 'PUBLIC_TO_EVERYONE',
    draftAt: isDraft ? state.now() : null,
    isFinished: false,
    doneAt: null,
  }
}

async function photoFault(urls: string[]): Promise<string | null> {
  for (const url of urls) {
    const file = await pullFile(url)
    if (!file) return 'photo_pull_failed'
    if (!['image/jpeg', 'image/webp'].includes(file.type)) return 'file_format_check_failed'
    if (file.bytes.byteLength > PHOTO_BYTES_MAX) return 'picture_size_check_failed'
  }
  return null
}
