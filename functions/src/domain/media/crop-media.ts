import type { InputOf } from '@postwright/core/endpoint'
import type { cropMedia as contract } from '@postwright/core/api/media'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import type { Crop, Focus, Media } from '@postwright/core/model/media'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { getBlobKey } from './media-bytes.ts'
import { storeImage } from './images.ts'

/**
 * Stores a crop of an image; the original is kept. A crop of a crop refers to the same original.
 * @throws `not_found`, `forbidden`, `media_invalid`, `media_missing`, `media_too_large`, `rate_limited`
 */
export async function cropMedia(deps: Deps, caller: Caller, input: InputOf<typeof contract>): Promise<Media> {
  const { workspaceId, mediaId, crop, focus } = input
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const original = await deps.media.get(workspaceId, mediaId)
  if (!original) throw new AppError('not_found', { message: `media ${mediaId}` })
  const mime = imageTypeSchema.safeParse(original.mime)
  if (!mime.success) throw new AppError('media_invalid', { detail: DETAIL_WORDS.media.notCroppable })
  if (!isWithin(crop, original)) {
    throw new AppError('media_invalid', { detail: DETAIL_WORDS.media.outside })
  }
  if (focus) await rememberFocus(deps, original, focus)
  if (crop.width === original.width && crop.height === original.height) return original
  const bytes = await deps.blobs.get(getBlobKey(original))
  if (!bytes) throw new AppError('media_missing', { message: `bytes of media ${mediaId}` })
  const image = await deps.images.crop({ bytes, mime: mime.data }, crop)
  // A crop can have more bytes than its original, which was encoded differently.
  if (image.bytes.length > MEDIA_BYTES_MAX) throw new AppError('media_too_large')
  return storeImage(deps, caller, { workspaceId, name: original.name, image, derivedFrom: rootOf(original, crop) })
}

function isWithin({ left, top, width, height }: Crop, picture: Media): boolean {
  return left + width <= picture.width && top + height <= picture.height
}

function rootOf({ id, derivedFrom }: Media, crop: Crop): Media['derivedFrom'] {
  if (!derivedFrom) return { mediaId: id, crop }
  const { left, top } = derivedFrom.crop
  return { mediaId: derivedFrom.mediaId, crop: { ...crop, left: left + crop.left, top: top + crop.top } }
}

async function rememberFocus(deps: Deps, { workspaceId, id }: Media, focus: Focus): Promise<void> {
  await deps.transact(async (tx) => {
    const now = await deps.media.getIn(tx, workspaceId, id)
    if (now && (now.focus?.x !== focus.x || now.focus.y !== focus.y))
      deps.media.updateIn(tx, workspaceId, now, { focus })
  })
}
