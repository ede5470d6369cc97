import { MEDIA_SMALL_SIDE } from '@postwright/core/model/media-limits'
import { getLookHash, LOOK_COLUMNS, LOOK_ROWS } from '@postwright/core/media/look-hash'
import type { ImageType } from '@postwright/core/media/media-type'
import { openImage } from './open-image.ts'

/** Returns a small version of a stored image, which is upright already; transparent parts stay so. */
export async function makeSmallImage(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mime: ImageType }> {
  const size = { width: MEDIA_SMALL_SIDE, height: MEDIA_SMALL_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const small = await (await openImage(bytes)).resize(size).webp({ quality: 78 }).toBuffer()
  return { bytes: new Uint8Array(small), mime: 'image/webp' }
}

/** Returns the perceptual hash of a stored image. */
export async function hashLook(bytes: Uint8Array): Promise<string> {
  const image = (await openImage(bytes)).flatten({ background: '#ffffff' })
  const pixels = await image.greyscale().resize(LOOK_COLUMNS, LOOK_ROWS, { fit: 'fill' }).raw().toBuffer()
  return getLookHash(pixels)
}
