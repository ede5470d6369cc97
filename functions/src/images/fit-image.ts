import type { ImageType } from '@postwright/core/media/media-type'
import { AppError } from '../domain/app-error.ts'
import type { ImageLimits } from '../domain/ports/images.ts'
import { openImage } from './open-image.ts'

type Picture = { bytes: Uint8Array; mime: ImageType }
type Size = { width: number; height: number }

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
 * The picture itself when the limits allow it, otherwise the best JPEG that they allow, never larger than the picture;
 * transparent parts become white.
 * @throws `media_invalid` when no step fits, which takes a limit of a few kilobytes
 */
export async function fitImage(picture: Picture, limits: ImageLimits): Promise<Picture> {
  const { width, height } = await (await openImage(picture.bytes)).metadata()
  const widest = widestWithin({ width, height }, limits)
  const isTaken = limits.types === undefined || limits.types.includes(picture.mime)
  if (isTaken && widest === width && picture.bytes.length <= limits.maxBytes) return picture
  for (const { edge, quality } of STEPS) {
    const image = await openImage(picture.bytes)
    const smaller = await image
      .resize({ width: Math.min(edge, widest), height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    if (smaller.length <= limits.maxBytes) return { bytes: new Uint8Array(smaller), mime: 'image/jpeg' }
  }
  throw new AppError('media_invalid', { message: `no version of the image fits into ${limits.maxBytes} bytes` })
}

/** The largest width, at most the picture's own, at which the limits of width and pixels are kept. */
function widestWithin({ width, height }: Size, { maxWidth = null, maxPixels = null }: ImageLimits): number {
  const most = Math.min(width, maxWidth ?? width)
  if (maxPixels === null) return most
  const heightAt = (wide: number) => Math.ceil((wide * height) / width)
  if (most * heightAt(most) <= maxPixels) return most
  let wide = Math.min(most, Math.floor(Math.sqrt((maxPixels * width) / height)))
  while (wide > 1 && wide * heightAt(wide) > maxPixels) wide -= 1
  return wide
}
