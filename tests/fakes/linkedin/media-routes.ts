import { createHash } from 'node:crypto'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { isSubRip } from '../support/is-sub-rip.ts'
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
const captionsSchema = z.strictObject({
  format: z.literal('SRT'),
  formattedForEasyReader: z.boolean(),
  largeText: z.boolean(),
  source: z.literal('USER_PROVIDED'),
  locale: z.strictObject({
    language: z.string().regex(/^[A-Z]{2,3}$/),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    variant: z.string().optional(),
  }),
  transcriptType: z.literal('CLOSED_CAPTION'),
})
const captionsFormSchema = z.strictObject({
  metadata: z.string(),
  file: z.looseObject({ bytes: z.instanceof(Uint8Array) }),
})

/** Uploads: one PUT for an image or a document, parts with tags for a video, a form for its captions, and the state of each. */
export function linkedInMediaRoutes(state: LinkedInState, origin: () => string): Routes {
  const create = (
    kind: LinkedInFile['kind'],
    request: FakeRequest,
    facts: { owner: string; size: number; captions?: boolean },
  ): LinkedInFile => {
    requireAuthor(state, request, { author: facts.owner, right: 'w' })
    const urn = `urn:li:${kind}:C4${state.nextId()}`
    const partCount = kind === 'video' ? Math.ceil(facts.size / PART) : 1
    const isEndless = request.fault === 'never_finishes'
    const { captions: announced = false, ...said } = facts
    const captions = { announced, metadata: null }
    const waiting = { parts: new Map(), partCount, status: 'WAITING_UPLOAD', isEndless, captions } as const
    const file: LinkedInFile = { urn, kind, ...said, ...waiting }
    state.files.set(urn, file)
    return file
  }
  const address = (file: LinkedInFile, part: number | 'captions') =>
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
      const { owner: author, fileSizeBytes: size, uploadCaptions: captions = false } = asked
      const file = create('video', request, { owner: author, size, captions })
      const uploadInstructions = Array.from({ length: file.partCount }, (_, part) => ({
        uploadUrl: address(file, part),
        firstByte: part * PART,
        lastByte: Math.min((part + 1) * PART, file.size) - 1,
      }))
      return {
        status: 200,
        body: {
          value: {
            uploadUrlsExpireAt: request.at + DAY,
            video: file.urn,
            uploadInstructions,
            uploadToken: '',
            ...(captions && { captionsUploadUrl: address(file, 'captions') }),
          },
        },
      }
    },
    'POST /dms-uploads/:urn/captions': (request) => takeCaptions(state, request),
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

/** Takes captions from whoever may post, once, before the video itself is complete. */
function takeCaptions(state: LinkedInState, request: FakeRequest): FakeReply {
  const { params, body } = request
  requireAccess(state, request, ['w_member_social', 'w_organization_social'])
  const file = state.files.get(params.urn ?? '')
  if (!file?.captions.announced) return { status: 404, body: 'Not Found' }
  if (file.captions.metadata || file.status !== 'WAITING_UPLOAD') return { status: 409, body: 'Uploaded already' }
  const form = readStrict(captionsFormSchema, fieldsOf(body), invalid)
  const metadata = readStrict(captionsSchema, parseJson(form.metadata), invalid)
  if (!isSubRip(form.file.bytes)) return { status: 400, body: 'Not SRT' }
  file.captions.metadata = metadata
  const content = { locale: metadata.locale, text: new TextDecoder().decode(form.file.bytes) }
  return { status: 201, accepted: { kind: 'captions', id: file.urn, content } }
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
  // A video is not processed before its announced captions have arrived.
  if (!file.captions.announced || file.captions.metadata) file.status = 'PROCESSING'
  return { status: 200, body: {}, accepted: { kind: 'media', id: file.urn, content: { bytes: file.size } } }
}

/** The status of a member's files can be read for videos only. */
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
