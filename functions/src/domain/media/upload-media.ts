import { ownValue } from '@postwright/core/own-value'
import { MEDIA_SIDE_MAX, MEDIA_BYTES_MAX } from '@postwright/core/limits'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { ImageRefusal } from '../ports/files.ts'
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

function refusalError(refusal: ImageRefusal): AppError {
  if (refusal.reason === 'type') return typeError(refusal.found)
  if (refusal.reason === 'too_many_bytes') return new AppError('media_too_large')
  if (refusal.reason === 'broken') return new AppError('media_invalid', { detail: DETAIL_WORDS.image.broken })
  if (refusal.reason === 'too_long') {
    const detail = fillWords(DETAIL_WORDS.image.too_long, { max: MEDIA_SIDE_MAX })
    return new AppError('media_too_large', { detail })
  }
  // Some kinds of images may have more pixels than others.
  const sentence = DETAIL_WORDS.pixels[refusal.held ?? 'other']
  const detail = fillWords(sentence, { max: Math.floor(refusal.pixelsMax / 1e6) })
  return new AppError('media_too_large', { detail })
}

/** Common names of file types that are not accepted. */
const TYPE_WORDS: Partial<Record<string, string>> = DETAIL_WORDS.imageType

function typeError(found: string | null): AppError {
  const type = (found === null ? undefined : ownValue(TYPE_WORDS, found)) ?? DETAIL_WORDS.imageType.other
  return new AppError('media_invalid', {
    detail: fillWords(DETAIL_WORDS.image.type, { type }),
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
