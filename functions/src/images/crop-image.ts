import type { Crop } from '@postwright/core/model/media'
import type { ImageType } from '@postwright/core/media/media-type'
import type { ImageFacts } from '../domain/ports/images.ts'
import { IMAGE_FORMATS } from './image-formats.ts'
import { openImage } from './open-image.ts'

/**
 * A part of a stored picture, which is upright and without metadata already: its own pixels, none invented, in its own format.
 * The part lies within the picture.
 */
export async function cropImage(
  { bytes, mime }: { bytes: Uint8Array; mime: ImageType },
  crop: Crop,
): Promise<ImageFacts> {
  const part = (await openImage(bytes)).extract(crop)
  const { data, info } = await IMAGE_FORMATS[mime].encode(part).toBuffer({ resolveWithObject: true })
  return { mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}
