import { MEDIA_BYTES_MAX, MEDIA_SIDE_MAX } from '@postwright/core/limits'
import { type ImageType, imageTypeSchema } from '@postwright/core/media/media-type'
import type { Images } from '../domain/ports/images.ts'
import { heldBytes, pixelsMax } from './decoded-bytes.ts'
import { IMAGE_FORMATS } from './image-formats.ts'
import { openImage } from './open-image.ts'
import { stripPng } from './strip-png.ts'

type Normalised = ReturnType<Images['normalise']>

/** The picture upright, in its format, without metadata, and made smaller where it is larger than any network shows. */
export async function normaliseImage(file: Uint8Array): Normalised {
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
  const held = heldBytes(mime, bytes, metadata, side)
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
