import { FONT_BYTES_MAX } from '@postwright/core/fonts/font-check'
import { IMPORT_BYTES_MAX, JSON_BODY_BYTES_MAX, MEDIA_BYTES_MAX, UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { EVENT_BYTES_MAX } from '@postwright/core/model/payment-event'
import { PROOF_BYTES_MAX } from '@postwright/core/model/payment-method'
import express, { type Request, type RequestHandler } from 'express'
import { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { DETAIL_WORDS } from '../domain/error-words.ts'
import { parseJsonBytes } from '../domain/parse-json-bytes.ts'
import { declaredBody } from './platform-shield.ts'

const JSON_TYPE = /^application\/json(?:\s*;.*)?$/i
const PART_TYPE = /^application\/octet-stream$/i
const FILE_TYPE = /^(?:image\/[\w.+-]+|application\/octet-stream)(?:\s*;.*)?$/i

const platformBodySchema = z.object({ rawBody: z.instanceof(Uint8Array) })
const ownBodySchema = z.object({ body: z.instanceof(Uint8Array) })
const FONT_TYPE = /^(?:font\/[\w.+-]+|application\/octet-stream)$/i

const PROOF_TYPE = /^(?:image\/[\w.+-]+|application\/(?:pdf|octet-stream))$/i

const objectSchema = z.record(z.string(), z.unknown())

/** Reads a body that the platform has not read: on a plain Node server, or of a request without a content type. */
export const readUnreadBody: RequestHandler = express.raw({
  type: () => true,
  limit: Math.max(MEDIA_BYTES_MAX, IMPORT_BYTES_MAX) + 1,
  inflate: false,
})

/**
 * Returns the values of a JSON body; none for an absent body.
 * @throws `unsupported_content_type`, `payload_too_large`, `malformed_json`, `validation_failed` when it is not an object
 */
export function readJsonBody(request: Request): Record<string, unknown> {
  const bytes = bytesOf(request)
  if (bytes.length > JSON_BODY_BYTES_MAX) {
    throw new AppError('payload_too_large', { message: `${bytes.length} bytes of JSON` })
  }
  if (bytes.length === 0) return {}
  requireType(request, JSON_TYPE, DETAIL_WORDS.request.json)
  const parsed = objectSchema.safeParse(parseJsonBytes(bytes, 'malformed_json'))
  if (!parsed.success) throw new AppError('validation_failed', { detail: DETAIL_WORDS.request.object })
  return parsed.data
}

const FORM_TYPE = /^application\/x-www-form-urlencoded(?:\s*;.*)?$/i
const FORM_BYTES_MAX = 16 * 1024

/**
 * Returns the values of a form, each name once.
 * @throws `unsupported_content_type`, `payload_too_large`, `validation_failed` when a name occurs twice
 */
export function readFormBody(request: Request): Record<string, string> {
  const bytes = bytesOf(request)
  if (bytes.length > FORM_BYTES_MAX)
    throw new AppError('payload_too_large', { message: `${bytes.length} bytes of form` })
  requireType(request, FORM_TYPE, DETAIL_WORDS.request.form)
  const entries = [...new URLSearchParams(new TextDecoder().decode(bytes))]
  if (new Set(entries.map(([name]) => name)).size < entries.length) throw new AppError('validation_failed')
  return Object.fromEntries(entries)
}

/** Accepted types, size limit and errors per kind of file. */
const FILES = {
  picture: {
    type: FILE_TYPE,
    max: MEDIA_BYTES_MAX,
    tooLarge: 'media_too_large',
    detail: DETAIL_WORDS.request.picture,
  },
  part: {
    type: PART_TYPE,
    max: UPLOAD_PART_BYTES,
    tooLarge: 'payload_too_large',
    detail: DETAIL_WORDS.request.part,
  },
  font: {
    type: FONT_TYPE,
    max: FONT_BYTES_MAX,
    tooLarge: 'font_too_large',
    detail: DETAIL_WORDS.request.font,
  },
  proof: {
    type: PROOF_TYPE,
    max: PROOF_BYTES_MAX,
    tooLarge: 'payload_too_large',
    detail: DETAIL_WORDS.request.proof,
  },
  event: { type: JSON_TYPE, max: EVENT_BYTES_MAX, tooLarge: 'payload_too_large', detail: DETAIL_WORDS.request.json },
  json: { type: JSON_TYPE, max: IMPORT_BYTES_MAX, tooLarge: 'payload_too_large', detail: DETAIL_WORDS.request.json },
} as const

/**
 * Returns the bytes of an uploaded file.
 * @throws `unsupported_content_type`, `media_too_large`, `font_too_large` or `payload_too_large`
 */
export function readFileBody(request: Request, kind: keyof typeof FILES = 'picture'): Uint8Array {
  const { type, max, tooLarge, detail } = FILES[kind]
  const bytes = bytesOf(request)
  if (bytes.length > max) throw new AppError(tooLarge, { message: `${bytes.length} bytes` })
  requireType(request, type, detail)
  return bytes
}

/** NOTE `rawBody` is set by the platform, `body` by the reader above; both are absent when the body is empty. */
function bytesOf(request: Request): Uint8Array {
  const platform = platformBodySchema.safeParse(request)
  if (platform.success) return platform.data.rawBody
  const own = ownBodySchema.safeParse(request)
  return own.success ? own.data.body : new Uint8Array()
}

function requireType(request: Request, accepted: RegExp, detail: string): void {
  const { contentType, contentEncoding } = declaredBody(request)
  if (!accepted.test(contentType ?? '')) {
    throw new AppError('unsupported_content_type', { detail, message: `content type ${contentType}` })
  }
  if (contentEncoding !== undefined && contentEncoding !== 'identity') {
    throw new AppError('unsupported_content_type', { detail: DETAIL_WORDS.request.uncompressed })
  }
}
