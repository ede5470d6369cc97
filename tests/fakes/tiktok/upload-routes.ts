import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { failed, jsonOf, refuse, requireGrant } from './tiktok-reply.ts'
import type { TikTokPost, TikTokState } from './tiktok-state.ts'

const TYPES = ['video/mp4', 'video/quicktime', 'video/webm']
const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/
const statusSchema = z.strictObject({ publish_id: z.string() })

/** Chunks of a video, in order, and the status of a post. */
export function uploadRoutes(state: TikTokState): Routes {
  return {
    'PUT /video/': (request) => {
      const id = request.query.get('upload_id') ?? ''
      const post = state.posts.get(id)
      if (!post || post.token !== request.query.get('upload_token')) return { status: 404 }
      if (request.headers.authorization !== undefined) return { status: 400 }
      const range = RANGE.exec(request.headers['content-range'] ?? '')
      const [first, last, total] = (range ?? []).slice(1).map(Number)
      if (first === undefined || last === undefined || !isWellFormed(request, last - first + 1)) return { status: 400 }
      if (total !== post.total || first !== post.uploaded || last + 1 !== endOfPart(post)) return upTo(post, 416)
      post.uploaded = last + 1
      post.received += 1
      if (post.uploaded < post.total) return upTo(post, 206)
      return { ...upTo(post, 201), accepted: { kind: 'post', id: post.postId, content: post.content } }
    },

    'POST /v2/post/publish/status/fetch/': (request) => {
      requireGrant(state, request, 'video.publish', 'video.upload')
      const { publish_id: id } = readStrict(statusSchema, jsonOf(request), ({ field }) =>
        failed(400, 'invalid_params', field),
      )
      const post = state.posts.get(id)
      if (!post) refuse(400, 'invalid_publish_id', 'The publish_id does not exist.')
      return statusOf(post, state)
    },
  }
}

/** Each part has the agreed size; the last one also has what is left over. */
function endOfPart({ received, chunks, chunkSize, total }: TikTokPost): number {
  return received === chunks - 1 ? total : (received + 1) * chunkSize
}

function isWellFormed({ headers, raw }: FakeRequest, size: number): boolean {
  return (
    TYPES.includes(headers['content-type'] ?? '') &&
    raw.byteLength === size &&
    headers['content-length'] === String(size)
  )
}

const upTo = ({ uploaded, total }: TikTokPost, status: number): FakeReply => ({
  status,
  headers: { 'content-range': `bytes 0-${uploaded}/${total}` },
})

/** Ids are 64-bit numbers, which `JSON.stringify` cannot write: the reply is assembled by hand. */
function statusOf(post: TikTokPost, { now, moderation }: TikTokState): FakeReply {
  const isThere = post.uploaded === post.total
  const isProcessing = !isThere || post.looksLeft-- > 0
  const failure = isProcessing ? null : post.failReason
  const progress = post.kind === 'photo' ? 'PROCESSING_DOWNLOAD' : 'PROCESSING_UPLOAD'
  const taken = post.draftAt === null || post.isFinished ? 'PUBLISH_COMPLETE' : 'SEND_TO_USER_INBOX'
  const done = failure === null ? taken : 'FAILED'
  const status = isProcessing ? progress : done
  if (status === 'PUBLISH_COMPLETE') post.doneAt ??= now()
  const isModerated = post.doneAt !== null && now() >= post.doneAt + moderation
  const ids = isModerated && post.isPublic ? post.postId : ''
  const data = `"status":"${status}","fail_reason":"${failure ?? ''}","publicaly_available_post_id":[${ids}],"uploaded_bytes":${post.uploaded}`
  const text = `{"data":{${data}},"error":{"code":"ok","message":"","log_id":"202611221200000102030405"}}`
  return { status: 200, headers: { 'content-type': 'application/json' }, body: text }
}
