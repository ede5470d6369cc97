import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { invalid, refusal, refuse } from './problems.ts'
import { requireAccess, requireAuthor } from './require-access.ts'
import { type LinkedInFile, type LinkedInState, memberUrn } from './state.ts'

const MB = 1024 * 1024
const PART = 4 * MB
const DAY = 24 * 60 * 60_000
const LIMITS = { image: 20 * MB, video: 5 * 1024 * MB, document: 100 * MB }

const owner = z.string().regex(/^urn:li:(person|organization):\w+$/)
const fileSchema = z.strictObject({ initializeUploadRequest: z.strictObject({ owner }) })
const videoSchema = z.strictObject({
  initializeUploadRequest: z.strictObject({
    owner,
    fileSizeBytes: z
      .int()
      .min(75 * 1024)
      .max(LIMITS.video),
    uploadCaptions: z.boolean().optional(),
    uploadThumbnail: z.boolean().optional(),
  }),
})
const finalizeSchema = z.strictObject({
  finalizeUploadRequest: z.strictObject({
    video: z.string(),
    uploadToken: z.string(),
    uploadedPartIds: z.array(z.string().min(1)).min(1),
  }),
})

/** Uploads: one PUT for a picture or a document, parts with tags for a video, and the state of each. */
export function linkedInMediaRoutes(state: LinkedInState, origin: () => string): Routes {
  const create = (
    kind: LinkedInFile['kind'],
    request: FakeRequest,
    facts: { owner: string; size: number },
  ): LinkedInFile => {
    requireAuthor(state, request, { author: facts.owner, right: 'w' })
    const urn = `urn:li:${kind}:C4${state.nextId()}`
    const partCount = kind === 'video' ? Math.ceil(facts.size / PART) : 1
    const isEndless = request.fault === 'never_finishes'
    const file: LinkedInFile = { urn, kind, ...facts, parts: new Map(), partCount, status: 'WAITING_UPLOAD', isEndless }
    state.files.set(urn, file)
    return file
  }
  const address = (file: LinkedInFile, part: number) =>
    `${origin()}/dms-uploads/${encodeURIComponent(file.urn)}/${part}?ca=vector_feedshare&cn=uploads`

  const initialize =
    (kind: 'image' | 'document') =>
    (request: FakeRequest): FakeReply => {
      requireAction(request, 'initializeUpload')
      const { initializeUploadRequest } = readStrict(fileSchema, json(request), invalid)
      const file = create(kind, request, { owner: initializeUploadRequest.owner, size: LIMITS[kind] })
      return {
        status: 200,
        body: { value: { uploadUrlExpiresAt: request.at + DAY, uploadUrl: address(file, 0), [kind]: file.urn } },
      }
    }

  return {
    'POST /rest/images': initialize('image'),
    'POST /rest/documents': initialize('document'),
    'POST /rest/videos': (request) => {
      if (request.query.get('action') === 'finalizeUpload') return finalize(state, request)
      requireAction(request, 'initializeUpload')
      const { initializeUploadRequest: asked } = readStrict(videoSchema, json(request), invalid)
      const file = create('video', request, { owner: asked.owner, size: asked.fileSizeBytes })
      const uploadInstructions = Array.from({ length: file.partCount }, (_, part) => ({
        uploadUrl: address(file, part),
        firstByte: part * PART,
        lastByte: Math.min((part + 1) * PART, file.size) - 1,
      }))
      return {
        status: 200,
        body: { value: { uploadUrlsExpireAt: request.at + DAY, video: file.urn, uploadInstructions, uploadToken: '' } },
      }
    },
    'PUT /dms-uploads/:urn/:part': (request) => putPart(state, request),
    'GET /rest/images/:urn': (request) => status(state, request),
    'GET /rest/documents/:urn': (request) => status(state, request),
    'GET /rest/videos/:urn': (request) => status(state, request),
  }
}

function putPart(state: LinkedInState, { params, raw, headers }: FakeRequest): FakeReply {
  const file = state.files.get(params.urn ?? '')
  const part = Number(params.part)
  if (!file || part >= file.partCount) return { status: 404, body: 'Not Found' }
  if (file.kind !== 'video' && !state.grants.byAccess(headers.authorization))
    return { status: 401, body: 'Unauthorized' }
  const expected = file.kind === 'video' ? Math.min(PART, file.size - part * PART) : null
  if (expected !== null && raw.byteLength !== expected) return { status: 400, body: 'Wrong size of part' }
  if (raw.byteLength === 0 || raw.byteLength > LIMITS[file.kind]) return { status: 413, body: 'Too large' }
  file.parts.set(part, raw)
  const etag = tagOf(raw)
  if (file.kind === 'video') return { status: 200, headers: { etag } }
  file.status = 'PROCESSING'
  return {
    status: 201,
    headers: { etag },
    accepted: { kind: 'media', id: file.urn, content: { bytes: raw.byteLength } },
  }
}

function finalize(state: LinkedInState, request: FakeRequest): FakeReply {
  requireAccess(state, request, ['w_member_social', 'w_organization_social'])
  const { finalizeUploadRequest: asked } = readStrict(finalizeSchema, json(request), invalid)
  const file = state.files.get(asked.video)
  if (!file) return refusal(404, 'RESOURCE_NOT_FOUND', `Video ${asked.video} not found`)
  const tags = Array.from({ length: file.partCount }, (_, part) => tagOf(file.parts.get(part) ?? new Uint8Array()))
  if (file.parts.size < file.partCount || tags.join() !== asked.uploadedPartIds.join()) {
    return refusal(400, 'INVALID_UPLOADED_PART_IDS', 'Uploaded part ids do not match the uploaded parts')
  }
  file.status = 'PROCESSING'
  return { status: 200, body: {}, accepted: { kind: 'media', id: file.urn, content: { bytes: file.size } } }
}

/** Members' tokens may read the state of videos only. */
function status(state: LinkedInState, request: FakeRequest): FakeReply {
  const file = state.files.get(request.params.urn ?? '')
  requireAccess(state, request, ['w_member_social', 'w_organization_social'])
  if (!file) return refusal(404, 'RESOURCE_NOT_FOUND', 'Not found')
  if (file.owner === memberUrn(state) && file.kind !== 'video') {
    throw refuse(403, 'ACCESS_DENIED', `Not enough permissions to access: ${file.kind}s.GET`, 100)
  }
  const shown = file.status
  if (file.status === 'PROCESSING' && !file.isEndless) file.status = 'AVAILABLE'
  return { status: 200, body: { id: file.urn, owner: file.owner, status: shown } }
}

function requireAction({ query }: FakeRequest, action: string) {
  if (query.get('action') !== action) throw refuse(400, 'ILLEGAL_ARGUMENT', `Unknown action ${query.get('action')}`)
}

export function json({ body }: FakeRequest): unknown {
  if (body.kind === 'json') return body.value
  throw new Refusal(refusal(400, 'ILLEGAL_ARGUMENT', 'The body is not JSON'))
}

const tagOf = (bytes: Uint8Array) => `/ambry-video/signedId/${createHash('sha256').update(bytes).digest('hex')}.bin`
