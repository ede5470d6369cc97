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

/** Milliseconds that an upload waits in the queue, and that a delivery waits, which has more time. */
const UPLOAD_WAIT_MAX = 20_000
const DELIVERY_WAIT_MAX = 60_000

/** Pictures through libvips, one at a time. The libraries are loaded with the first call. */
export function createImages(): Images {
  const inTurn = createSerialQueue()
  // A drawing may take seconds: pictures do not wait for it.
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

/**
 * A part of a stored picture, which is upright and without metadata already: its own pixels, none invented, in its own format.
 * The part lies within the picture.
 */
async function cropImage({ bytes, mime }: { bytes: Uint8Array; mime: ImageType }, crop: Crop): Promise<ImageFacts> {
  const part = (await openImage(bytes)).extract(crop)
  const { data, info } = await IMAGE_FORMATS[mime].encode(part).toBuffer({ resolveWithObject: true })
  return { mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

/** Returns a small version of a stored image, which is upright already; transparent parts stay so. */
async function makeSmallImage(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mime: ImageType }> {
  const size = { width: MEDIA_SMALL_SIDE, height: MEDIA_SMALL_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const small = await (await openImage(bytes)).resize(size).webp({ quality: 78 }).toBuffer()
  return { bytes: new Uint8Array(small), mime: 'image/webp' }
}

/** Returns the perceptual hash of a stored image. */
async function hashLook(bytes: Uint8Array): Promise<string> {
  const image = (await openImage(bytes)).flatten({ background: '#ffffff' })
  const pixels = await image.greyscale().resize(LOOK_COLUMNS, LOOK_ROWS, { fit: 'fill' }).raw().toBuffer()
  return getPerceptualHash(pixels)
}

type Normalised = ReturnType<Images['normalise']>

/** The picture upright, in its format, without metadata, and made smaller where it is larger than any network shows. */
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
  // NOTE orientation is applied to the pixels and all metadata is left out: places and names do not travel.
  const upright = image.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true })
  if (data.length > MEDIA_BYTES_MAX) return { kind: 'refused', reason: 'too_many_bytes' }
  return { kind: 'image', mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

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

/**
 * How a picture is written again: it keeps its format, and gets no larger than any network shows. Writing WebP takes some
 * sixteen bytes for each pixel, the others a few rows.
 */
const IMAGE_FORMATS: Record<ImageType, { side: number; encode: (image: Sharp) => Sharp }> = {
  // NOTE optimised codes would keep the whole picture a second time.
  'image/jpeg': { side: 4096, encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }) },
  'image/png': { side: 4096, encode: (image) => image.png() },
  'image/webp': { side: 1920, encode: (image) => image.webp({ quality: 90 }) },
}
