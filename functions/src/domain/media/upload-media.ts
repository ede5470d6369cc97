import { MEDIA_PIXELS_MAX } from '@postwright/core/limits'
import { EDITING_ROLES } from '@postwright/core/model/member'
import { type Media, MEDIA_SCHEMA } from '@postwright/core/model/media'
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { ImageRefusal } from '../ports.ts'
import { blobKeyOf } from './blob-key-of.ts'

type Upload = { workspaceId: string; name: string; bytes: Uint8Array }

/**
 * Stores a picture under the hash of its cleaned bytes, so the same file is the same document, with the name it first had.
 * @throws `not_found`, `forbidden`, `media_invalid`, `media_too_large`
 */
export async function uploadMedia(deps: Deps, caller: Caller, { workspaceId, name, bytes }: Upload): Promise<Media> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  const image = await deps.images.normalise(bytes)
  if (image.kind === 'refused') throw refusalError(image)
  const id = createHash('sha256').update(image.bytes).digest('hex')
  // NOTE the bytes come first: a document without bytes would be a broken picture, bytes without a document are nothing.
  await deps.blobs.put(blobKeyOf({ workspaceId, id }), image.bytes, image.mime)
  const media: Media = {
    ...newDocument(deps.clock, { id, schema: MEDIA_SCHEMA, createdBy: caller.uid }),
    workspaceId,
    name,
    mime: image.mime,
    bytes: image.bytes.length,
    width: image.width,
    height: image.height,
  }
  return deps.transact(async (tx) => {
    const known = await deps.media.getIn(tx, workspaceId, id)
    if (!known) deps.media.createIn(tx, media)
    return known ?? media
  })
}

/** What was sent instead, in words people use. */
const KNOWN_TYPES: Partial<Record<string, string>> = {
  'image/gif': 'a GIF',
  'image/heic': 'a HEIC photo',
  'image/heif': 'a HEIF photo',
  'image/avif': 'an AVIF picture',
  'image/tiff': 'a TIFF picture',
  'image/bmp': 'a BMP picture',
  'image/apng': 'an animated PNG',
  'image/svg+xml': 'an SVG drawing',
  'application/xml': 'an XML or SVG file',
  'application/pdf': 'a PDF',
  'video/mp4': 'a video',
  'video/quicktime': 'a video',
}

const MEGAPIXELS_MAX = MEDIA_PIXELS_MAX / 1_000_000

function refusalError(refusal: ImageRefusal): AppError {
  if (refusal.reason === 'type') return typeError(refusal.found)
  if (refusal.reason === 'too_many_bytes') return new AppError('media_too_large')
  if (refusal.reason === 'broken') {
    return new AppError('media_invalid', { detail: 'This picture is damaged and cannot be opened.' })
  }
  const detail = `This picture has too many pixels. Choose one of at most ${MEGAPIXELS_MAX} megapixels.`
  return new AppError('media_too_large', { detail })
}

function typeError(found: string | null): AppError {
  const what = (found === null ? undefined : KNOWN_TYPES[found]) ?? 'not a picture that can be used'
  return new AppError('media_invalid', {
    detail: `This is ${what}. Choose a JPEG, PNG or WebP picture.`,
    message: `found ${found}`,
  })
}
