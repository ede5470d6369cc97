import sharp from 'sharp'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import type { Routes } from '../support/start-fake.ts'
import type { OAuth } from './oauth.ts'
import { problem } from './problem.ts'

export type Media = {
  id: string
  type: 'image' | 'video'
  description: string | null
  lookups: number
  bytes: Uint8Array
}

export type MediaLimits = { imageBytes: number; videoBytes: number; description: number }

/** Number of look-ups until a video is processed. */
const VIDEO_LOOKUPS = 2
const FIELDS = new Set(['file', 'description', 'focus', 'thumbnail'])
const VIDEO_TYPES = new Set(['video/mp4', 'video/quicktime', 'video/webm'])

/** Uploads: images are ready at once, videos after `VIDEO_LOOKUPS` look-ups. */
export function createMedia(oauth: OAuth, limits: MediaLimits): { routes: Routes; media: Map<string, Media> } {
  const media = new Map<string, Media>()

  const upload = async (request: FakeRequest): Promise<FakeReply> => {
    oauth.require(request, 'write:media')
    const { file, description, ...rest } = fieldsOf(request.body)
    if (Object.keys(rest).some((name) => !FIELDS.has(name))) return problem(422, 'Validation failed: unknown field')
    if (typeof file !== 'object' || Array.isArray(file)) return problem(422, "Validation failed: File can't be blank")
    const type = await kindOf(file.bytes, file.type)
    if (!type) return problem(422, 'Validation failed: File content type is invalid')
    const max = type === 'image' ? limits.imageBytes : limits.videoBytes
    if (file.bytes.byteLength > max)
      return problem(422, 'Validation failed: File file size must be less than the limit')
    const alt = typeof description === 'string' ? description : null
    if ([...(alt ?? '')].length > limits.description) return problem(422, 'Validation failed: Description is too long')
    const lookups = request.fault === 'never_finishes' ? Infinity : type === 'video' ? VIDEO_LOOKUPS : 0
    const id = String(9000 + media.size)
    const stored = { id, type, description: alt, lookups, bytes: file.bytes }
    media.set(id, stored)
    const accepted = { kind: 'media', id, content: { type, description: alt, bytes: file.bytes.byteLength } }
    return { status: lookups > 0 ? 202 : 200, body: shown(stored, request), accepted }
  }

  const read = (request: FakeRequest): FakeReply => {
    oauth.require(request, 'write:media')
    const found = media.get(request.params.id ?? '')
    if (!found) return problem(404, 'Record not found')
    if (found.lookups === 0) return { status: 200, body: shown(found, request) }
    found.lookups -= 1
    return { status: 206, body: shown({ ...found, lookups: 1 }, request) }
  }

  return { media, routes: { 'POST /api/v2/media': upload, 'GET /api/v1/media/:id': read } }
}

const shown = ({ id, type, description, lookups }: Media, { headers }: FakeRequest) => ({
  id,
  type,
  description,
  url: lookups > 0 ? null : `http://${headers.host}/files/${id}`,
  preview_url: `http://${headers.host}/files/${id}/small`,
  meta: {},
  blurhash: null,
})

async function kindOf(bytes: Uint8Array, type: string): Promise<Media['type'] | null> {
  if (VIDEO_TYPES.has(type)) return 'video'
  return sharp(bytes)
    .metadata()
    .then(
      () => 'image',
      () => null,
    )
}
