import type { Images, ImageFacts, ImageLimits } from '../domain/ports/files.ts'
import { drawLogo } from './drawing/draw-logo.ts'
import { createSerialQueue } from './serial-queue.ts'
import type { Crop } from '@postwright/core/model/media'
import { type ImageType, imageTypeSchema } from '@postwright/core/media/media-type'
import { openImage } from './open-image.ts'
import { MEDIA_SMALL_SIDE } from '@postwright/core/model/media-library'
import { getPerceptualHash, LOOK_COLUMNS, LOOK_ROWS } from '@postwright/core/media/perceptual-hash'
import { MEDIA_BYTES_MAX, MEDIA_SIDE_MAX } from '@postwright/core/limits'
import { getDecoderMemory, pixelsMax } from './decoder-memory.ts'
import { stripPng } from './strip-png.ts'
import { AppError } from '../domain/app-error.ts'
import type { Sharp } from 'sharp'

/** Maximum milliseconds that an upload or a delivery waits in the queue; a delivery has more time. */
const UPLOAD_WAIT_MAX = 20_000
const DELIVERY_WAIT_MAX = 60_000

/** Returns an image processor that uses libvips for one image at a time. The libraries are loaded on the first call. */
export function createImages(): Images {
  const inTurn = createSerialQueue()
  // Rendering a drawing may take seconds, so drawings have a separate queue and images do not wait for them.
  const drawnInTurn = createSerialQueue()
  return {
    normalise: (bytes) => inTurn(UPLOAD_WAIT_MAX, () => normaliseImage(bytes)),
    drawn: (bytes) => drawnInTurn(UPLOAD_WAIT_MAX, () => drawLogo(bytes)),
    fit: (picture, limits) => inTurn(DELIVERY_WAIT_MAX, () => fitImage(picture, limits)),
    small: ({ bytes }) => inTurn(UPLOAD_WAIT_MAX, () => makeSmallImage(bytes)),
    look: (bytes) => inTurn(UPLOAD_WAIT_MAX, () => hashLook(bytes)),
    crop: (picture, crop) => inTurn(UPLOAD_WAIT_MAX, () => cropImage(picture, crop)),
  }
}

/** Crops a stored image, which is already upright and without metadata. The crop must be within the image; the format is kept. */
async function cropImage({ bytes, mime }: { bytes: Uint8Array; mime: ImageType }, crop: Crop): Promise<ImageFacts> {
  const part = (await openImage(bytes)).extract(crop)
  const { data, info } = await IMAGE_FORMATS[mime].encode(part).toBuffer({ resolveWithObject: true })
  return { mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

/** Returns a small version of a stored image, which is already upright; transparent parts stay transparent. */
async function makeSmallImage(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mime: ImageType }> {
  const size = { width: MEDIA_SMALL_SIDE, height: MEDIA_SMALL_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const small = await (await openImage(bytes)).resize(size).webp({ quality: 78 }).toBuffer()
  return { bytes: new Uint8Array(small), mime: 'image/webp' }
}

async function hashLook(bytes: Uint8Array): Promise<string> {
  const image = (await openImage(bytes)).flatten({ background: '#ffffff' })
  const pixels = await image.greyscale().resize(LOOK_COLUMNS, LOOK_ROWS, { fit: 'fill' }).raw().toBuffer()
  return getPerceptualHash(pixels)
}

type Normalised = ReturnType<Images['normalise']>

/** Returns the image upright, in its format, without metadata, and scaled down if it is larger than any network shows. */
async function normaliseImage(file: Uint8Array): Normalised {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(file))?.mime ?? null
  const mime = imageTypeSchema.safeParse(found)
  if (!mime.success) return { kind: 'refused', reason: 'type', found }
  try {
    return await decode(mime.data === 'image/png' ? stripPng(file) : file, mime.data)
  } catch {
    return { kind: 'refused', reason: 'broken' }
  }
}

async function decode(bytes: Uint8Array, mime: ImageType): Normalised {
  const { side, encode } = IMAGE_FORMATS[mime]
  const image = await openImage(bytes)
  const metadata = await image.metadata()
  const held = getDecoderMemory(mime, bytes, metadata, side)
  const most = pixelsMax(held)
  if (Math.max(metadata.width, metadata.height) > MEDIA_SIDE_MAX) return { kind: 'refused', reason: 'too_long' }
  if (metadata.width * metadata.height > most) {
    return { kind: 'refused', reason: 'too_many_pixels', held: held?.reason ?? null, pixelsMax: most }
  }
  // NOTE orientation is applied to the pixels and all metadata is dropped, so that locations and names are never published.
  const upright = image.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true })
  if (data.length > MEDIA_BYTES_MAX) return { kind: 'refused', reason: 'too_many_bytes' }
  return { kind: 'image', mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

type Picture = { bytes: Uint8Array; mime: ImageType }

type Size = { width: number; height: number }

/** Steps tried in this order: first lower quality, then fewer pixels. Width and height are at most `edge`. */
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
 * Returns the image itself when the limits allow it, otherwise the best JPEG within the limits, never larger than the image; transparent parts become
 * white.
 * @throws `media_invalid` when no step fits, which requires a limit of a few kilobytes
 */
async function fitImage(picture: Picture, limits: ImageLimits): Promise<Picture> {
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

/** Returns the largest width, at most the image's own, within the limits of width and pixels. */
function widestWithin({ width, height }: Size, { maxWidth = null, maxPixels = null }: ImageLimits): number {
  const most = Math.min(width, maxWidth ?? width)
  if (maxPixels === null) return most
  const heightAt = (wide: number) => Math.ceil((wide * height) / width)
  if (most * heightAt(most) <= maxPixels) return most
  let wide = Math.min(most, Math.floor(Math.sqrt((maxPixels * width) / height)))
  while (wide > 1 && wide * heightAt(wide) > maxPixels) wide -= 1
  return wide
}

/**
 * Encoding of a stored image: it keeps its format and is at most as large as any network shows. Encoding WebP takes about sixteen bytes per pixel,
 * the other formats a few rows.
 */
const IMAGE_FORMATS: Record<ImageType, { side: number; encode: (image: Sharp) => Sharp }> = {
  // NOTE optimised coding would keep a second copy of the whole image in memory.
  'image/jpeg': { side: 4096, encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }) },
  'image/png': { side: 4096, encode: (image) => image.png() },
  'image/webp': { side: 1920, encode: (image) => image.webp({ quality: 90 }) },
}
