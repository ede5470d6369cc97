import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { isSubRip } from '../support/is-sub-rip.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { invalidRequest, refuse } from './problems.ts'
import { requireAccess } from './require-access.ts'
import type { XMedia, XState } from './state.ts'

const MB = 1024 * 1024
const SESSION_SECONDS = 86_400
/** Larger segments are refused by X's front servers, whatever the documents allow. */
const SEGMENT_MAX = 4 * MB
const ID = /^[0-9]{1,19}$/

/** Accepted types and sizes by media category. */
const CATEGORIES: Record<string, { types: string[]; maxBytes: number; isProcessed: boolean }> = {
  tweet_image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * MB, isProcessed: false },
  tweet_gif: { types: ['image/gif'], maxBytes: 15 * MB, isProcessed: true },
  tweet_video: { types: ['video/mp4', 'video/quicktime', 'video/webm'], maxBytes: 512 * MB, isProcessed: true },
  subtitles: { types: ['text/srt', 'text/vtt'], maxBytes: MB, isProcessed: false },
}

const initializeSchema = z.strictObject({
  media_type: z.string(),
  media_category: z.enum(['tweet_image', 'tweet_gif', 'tweet_video', 'subtitles']),
  total_bytes: z.int().min(1),
  additional_owners: z.array(z.string().regex(ID)).optional(),
  shared: z.boolean().optional(),
})
const appendSchema = z.strictObject({
  segment_index: z.coerce.number().int().min(0).max(999),
  media: z.union([z.string(), z.looseObject({ bytes: z.instanceof(Uint8Array) })]),
})
const statusSchema = z.strictObject({ command: z.literal('STATUS'), media_id: z.string().regex(ID) })
const metadataSchema = z.strictObject({
  id: z.string().regex(ID),
  metadata: z.strictObject({ alt_text: z.strictObject({ text: z.string().min(1).max(1000) }) }).optional(),
})
const subtitlesSchema = z.strictObject({
  id: z.string().regex(ID),
  media_category: z.literal('TweetVideo'),
  subtitles: z.strictObject({
    id: z.string().regex(ID),
    language_code: z.string().regex(/^[A-Z]{2}$/),
    display_name: z.string().min(1),
  }),
})

/** Uploads in parts, processing, alternative texts, subtitles. */
export function xMediaRoutes(state: XState): Routes {
  const mine = (request: FakeRequest, id: string): XMedia => {
    requireAccess(state, request, ['media.write'])
    const media = state.media.get(id)
    if (!media) throw refuse(404, `Could not find media with id: [${id}].`)
    return media
  }
  return {
    'POST /2/media/upload/initialize': (request) => {
      requireAccess(state, request, ['media.write'])
      const asked = readStrict(initializeSchema, json(request), fault)
      const rules = CATEGORIES[asked.media_category]
      if (!rules?.types.includes(asked.media_type))
        return invalidRequest(`The media type ${asked.media_type} is unsupported for ${asked.media_category}.`)
      if (asked.total_bytes > rules.maxBytes) return invalidRequest(`File size exceeds ${rules.maxBytes} bytes.`)
      const id = state.nextId()
      state.media.set(id, {
        id,
        type: asked.media_type,
        category: asked.media_category,
        totalBytes: asked.total_bytes,
        segments: new Map(),
        state: 'uploading',
        isEndless: request.fault === 'never_finishes',
        alt: null,
        subtitles: new Map(),
      })
      return { status: 200, body: { data: { id, media_key: mediaKey(id), expires_after_secs: SESSION_SECONDS } } }
    },
    'POST /2/media/upload/:id/append': (request) => {
      const media = mine(request, request.params.id ?? '')
      if (media.state !== 'uploading') return invalidRequest('The upload is already finalized.')
      const value = request.body.kind === 'json' ? request.body.value : fieldsOf(request.body)
      const { segment_index: index, media: sent } = readStrict(appendSchema, value, fault)
      // A part of a form without a file name is read as text.
      const encoding = request.body.kind === 'json' ? 'base64' : 'utf8'
      const bytes = typeof sent === 'string' ? Buffer.from(sent, encoding) : sent.bytes
      if (bytes.byteLength === 0) return invalidRequest('media is empty')
      if (bytes.byteLength > SEGMENT_MAX) throw refuse(413)
      media.segments.set(index, bytes)
      return { status: 200, body: { data: { expires_at: Math.floor(request.at / 1000) + SESSION_SECONDS } } }
    },
    'POST /2/media/upload/:id/finalize': (request) => {
      const media = mine(request, request.params.id ?? '')
      if (media.state !== 'uploading') return invalidRequest('The upload is already finalized.')
      const parts = [...media.segments.keys()].toSorted((a, b) => a - b)
      const size = [...media.segments.values()].reduce((sum, part) => sum + part.byteLength, 0)
      if (parts.some((part, index) => part !== index)) return invalidRequest('Segments are missing.')
      if (size !== media.totalBytes)
        return invalidRequest(`Size ${size} does not match total_bytes ${media.totalBytes}.`)
      const isProcessed = CATEGORIES[media.category]?.isProcessed ?? false
      media.state = isProcessed ? 'pending' : 'succeeded'
      media.isEndless ||= request.fault === 'never_finishes'
      const taken = { kind: 'media', id: media.id, content: { type: media.type, bytes: size } }
      return { status: 200, body: { data: shown(media, isProcessed) }, accepted: taken }
    },
    'GET /2/media/upload': (request) => {
      const { media_id: id } = readStrict(statusSchema, Object.fromEntries(request.query), fault)
      const media = mine(request, id)
      if (media.state === 'pending') media.state = 'in_progress'
      else if (media.state === 'in_progress' && !media.isEndless) media.state = 'succeeded'
      return { status: 200, body: { data: shown(media, true) } }
    },
    'POST /2/media/metadata': (request) => {
      const { id, metadata } = readStrict(metadataSchema, json(request), fault)
      const media = mine(request, id)
      media.alt = metadata?.alt_text.text ?? null
      return { status: 200, body: { data: { id, associated_metadata: metadata ?? {} } } }
    },
    'POST /2/media/subtitles': (request) => {
      const { id, media_category, subtitles } = readStrict(subtitlesSchema, json(request), fault)
      const video = mine(request, id)
      const file = mine(request, subtitles.id)
      if (video.category !== 'tweet_video' || video.state === 'uploading')
        return invalidRequest('The media is no uploaded video.')
      if (file.category !== 'subtitles' || file.state !== 'succeeded')
        return invalidRequest('The media is no uploaded file of subtitles.')
      if (!isSubRip(Buffer.concat([...file.segments.values()]))) return invalidRequest('Invalid subtitle file.')
      video.subtitles.set(subtitles.language_code, subtitles)
      const data = { id, media_category, associated_subtitles: [...video.subtitles.values()] }
      return { status: 200, body: { data }, accepted: { kind: 'subtitles', id, content: subtitles } }
    },
  }
}

function shown(media: XMedia, isProcessed: boolean) {
  const { id, totalBytes: size, state } = media
  const info = { state, ...(state !== 'succeeded' && state !== 'failed' && { check_after_secs: 1 }) }
  const failed = state === 'failed' && { error: { code: 1, name: 'InvalidMedia', message: 'Unsupported video format' } }
  return {
    id,
    media_key: mediaKey(id),
    size,
    expires_after_secs: SESSION_SECONDS,
    ...(isProcessed && { processing_info: { ...info, ...failed } }),
  }
}

export const mediaKey = (id: string) => `3_${id}`

function json({ body }: FakeRequest): unknown {
  if (body.kind === 'json') return body.value
  throw new Refusal(invalidRequest('The request body is not JSON.'))
}

const fault = ({ field, code }: { field: string; code: string }): FakeReply =>
  invalidRequest(`The \`${field}\` parameter is not one of the accepted (${code}).`, { [field]: [] })
