import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { pinterestError, requireGrant } from './pinterest-refusal.ts'
import type { PinterestState } from './pinterest-state.ts'

const registerSchema = z.strictObject({ media_type: z.literal('video') })
const LOOKS_WHILE_PROCESSING = 1
const VIDEO_BYTES_MAX = 2_000_000_000

/** Videos are registered, uploaded as a form to separate storage, and processed before a pin can show them. */
export function mediaRoutes(state: PinterestState): Routes {
  return {
    'POST /v5/media': (request) => {
      requireGrant(state, request, ['pins:read', 'pins:write'])
      const body = request.body.kind === 'json' ? request.body.value : null
      readStrict(registerSchema, body, ({ field, message }) =>
        pinterestError(400, 1, `Invalid request: ${field} ${message}`),
      )
      const id = String(state.nextId++)
      const parameters = uploadParameters(id)
      const looksLeft = request.fault === 'never_finishes' ? Infinity : LOOKS_WHILE_PROCESSING
      state.uploads.set(id, { parameters, status: 'registered', looksLeft })
      const upload = {
        media_id: id,
        media_type: 'video',
        upload_url: `http://${request.headers.host ?? ''}/pinterest-media-upload/`,
        upload_parameters: parameters,
      }
      return { status: 201, body: upload }
    },

    'POST /pinterest-media-upload/': (request) => {
      // The store refuses a request without a length before reading it.
      if (request.headers['content-length'] === undefined) return storeError(411, 'MissingContentLength')
      const { file, ...parameters } = fieldsOf(request.body)
      const found = [...state.uploads].find(([, upload]) => upload.parameters.key === parameters.key)
      if (!found || !sameFields(parameters, found[1].parameters)) return storeError(403, 'AccessDenied')
      if (typeof file !== 'object' || Array.isArray(file)) return storeError(400, 'InvalidArgument')
      if (!isFileLast(request) || file.bytes.byteLength === 0) return storeError(400, 'InvalidArgument')
      if (file.bytes.byteLength > VIDEO_BYTES_MAX) return storeError(400, 'EntityTooLarge')
      found[1].status = 'processing'
      return { status: 204, accepted: { kind: 'media', id: found[0], content: { bytes: file.bytes.byteLength } } }
    },

    'GET /v5/media/:id': (request) => {
      requireGrant(state, request, ['pins:read'])
      const id = request.params.id ?? ''
      const upload = state.uploads.get(id)
      if (!upload) return pinterestError(404, 50, 'Media not found.')
      if (upload.status === 'processing' && upload.looksLeft-- <= 0) upload.status = 'succeeded'
      return { status: 200, body: { media_id: id, media_type: 'video', status: upload.status } }
    },
  }
}

function uploadParameters(id: string): Record<string, string> {
  return {
    'Content-Type': 'multipart/form-data',
    key: `uploads/11/aa/22/3:video:${id}`,
    policy: Buffer.from(`policy of ${id}`).toString('base64'),
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'ASIA6QZJ64OPIKV7FRVX/20261122/us-east-1/s3/aws4_request',
    'x-amz-date': '20261122T120000Z',
    'x-amz-security-token': randomUUID(),
    'x-amz-signature': randomUUID().replaceAll('-', ''),
  }
}

const sameFields = (sent: Record<string, unknown>, wanted: Record<string, string>) =>
  Object.keys(sent).length === Object.keys(wanted).length &&
  Object.entries(wanted).every(([name, value]) => sent[name] === value)

/** The store ignores every field after the file. */
function isFileLast({ body }: FakeRequest): boolean {
  return body.kind === 'multipart' && body.fields.at(-1)?.name === 'file'
}

function storeError(status: number, code: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body: xml }
}
