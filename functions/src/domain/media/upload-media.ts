import { ownValue } from '@postwright/core/own-value'
import { MEDIA_SIDE_MAX, MEDIA_BYTES_MAX } from '@postwright/core/limits'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { HeldFor, ImageRefusal } from '../ports/files.ts'
import { storeImage } from './images.ts'
import { MEDIA_SOURCE_MAX } from '@postwright/core/model/media-library'

/** `sourceUrl`: URL from which the file was downloaded. */
type Upload = { workspaceId: string; name: string; bytes: Uint8Array; sourceUrl?: string }

/**
 * Stores an image under the hash of its cleaned bytes, so the same file is the same document, with its first name.
 * @throws `not_found`, `forbidden`, `media_invalid`, `media_too_large`, `rate_limited` while too many are being prepared
 */
export async function uploadMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, name, bytes, sourceUrl }: Upload,
): Promise<Media> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const image = await deps.images.normalise(bytes)
  if (image.kind === 'refused') throw refusalError(image)
  return storeImage(deps, caller, { workspaceId, name, image, derivedFrom: null, sourceUrl })
}

/** Common names of file types that are not accepted. */
const KNOWN_TYPES: Partial<Record<string, string>> = {
  'image/gif': 'a GIF',
  'image/heic': 'a HEIC photo',
  'image/heif': 'a HEIF photo',
  'image/avif': 'an AVIF image',
  'image/tiff': 'a TIFF image',
  'image/bmp': 'a BMP image',
  'image/apng': 'an animated PNG',
  'image/svg+xml': 'an SVG drawing',
  'application/xml': 'an XML or SVG file',
  'application/pdf': 'a PDF',
  'video/mp4': 'a video',
  'video/quicktime': 'a video',
  'audio/mpeg': 'a sound',
  'audio/wav': 'a sound',
}

function refusalError(refusal: ImageRefusal): AppError {
  if (refusal.reason === 'type') return typeError(refusal.found)
  if (refusal.reason === 'too_many_bytes') return new AppError('media_too_large')
  if (refusal.reason === 'broken') {
    return new AppError('media_invalid', { detail: 'This image is damaged and cannot be opened.' })
  }
  if (refusal.reason === 'too_long') {
    const detail = `This image is too long. Choose one of at most ${MEDIA_SIDE_MAX} pixels on a side.`
    return new AppError('media_too_large', { detail })
  }
  return new AppError('media_too_large', { detail: pixelSentence(refusal.held, Math.floor(refusal.pixelsMax / 1e6)) })
}

/** Returns advice for an image with too many pixels: some kinds of images may have more pixels than others. */
function pixelSentence(held: HeldFor | null, megapixels: number): string {
  const most = `${megapixels} megapixels`
  switch (held) {
    case 'progressive':
      return `A progressive JPEG can have at most ${most} here. Save this one as a standard (baseline) JPEG, or smaller.`
    case 'interlaced':
      return `An interlaced PNG can have at most ${most} here. Save this one without interlacing, or smaller.`
    case 'rotated':
      return `An image stored on its side can have at most ${most} here. Turn this one upright and save it, or make it smaller.`
    case 'webp':
      return `A WebP image can have at most ${most} here. Save this one as a JPEG or PNG, or smaller.`
    case null:
      return `This image has too many pixels. Choose one of at most ${most}.`
  }
}

function typeError(found: string | null): AppError {
  const what = (found === null ? undefined : ownValue(KNOWN_TYPES, found)) ?? 'not an image that can be used'
  return new AppError('media_invalid', {
    detail: `This is ${what}. Choose a JPEG, PNG or WebP image.`,
    message: `found ${found}`,
  })
}

const ACCEPT = 'image/jpeg, image/png, image/webp'

const NAME_MAX = 200

/**
 * Stores the image at a URL as if it had been uploaded: its content decides the type, not the site's declaration. A logo may be a vector drawing or
 * an icon file: it is stored as a raster image.
 * @throws the codes of the contract
 */
export async function fetchMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, url, isLogo = false }: { workspaceId: string; url: string; isLogo?: boolean },
): Promise<Media> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const { bytes } = await deps.webPages.read(url, { accept: ACCEPT, maxBytes: MEDIA_BYTES_MAX })
  const picture = isLogo ? await deps.images.drawn(bytes) : bytes
  return uploadMedia(deps, caller, { workspaceId, name: nameOf(url), bytes: picture, sourceUrl: sourceOf(url) })
}

function nameOf(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return last.slice(0, NAME_MAX)
}

/** Returns the requested URL; a URL that is too long to store is left out. */
function sourceOf(url: string): string {
  const { href = '' } = URL.parse(url) ?? {}
  return href.length <= MEDIA_SOURCE_MAX ? href : ''
}
