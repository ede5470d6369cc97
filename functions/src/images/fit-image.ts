import type { ImageType } from '@postwright/core/model/media'
import { AppError } from '../domain/app-error.ts'
import { openImage } from './open-image.ts'

type Picture = { bytes: Uint8Array; mime: ImageType }

/** Tried in this order: first less quality, then fewer pixels. Width and height are at most `edge`. */
const STEPS = [
  { edge: 4096, quality: 88 },
  { edge: 4096, quality: 80 },
  { edge: 2048, quality: 85 },
  { edge: 2048, quality: 72 },
  { edge: 1600, quality: 70 },
  { edge: 1080, quality: 65 },
  { edge: 640, quality: 60 },
] as const

/**
 * The picture itself when it is small enough, otherwise the best JPEG that is; transparent parts become white.
 * @throws `media_invalid` when no step fits, which takes a limit of a few kilobytes
 */
export async function fitImage(picture: Picture, maxBytes: number): Promise<Picture> {
  if (picture.bytes.length <= maxBytes) return picture
  for (const { edge, quality } of STEPS) {
    const image = await openImage(picture.bytes)
    const smaller = await image
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    if (smaller.length <= maxBytes) return { bytes: new Uint8Array(smaller), mime: 'image/jpeg' }
  }
  throw new AppError('media_invalid', { message: `no version of the picture fits into ${maxBytes} bytes` })
}
