import { MEDIA_BYTES_MAX, MEDIA_PIXELS_MAX } from '@postwright/core/limits'
import { type ImageType, imageTypeSchema } from '@postwright/core/model/media'
import type { Sharp } from 'sharp'
import type { Images } from '../domain/ports.ts'
import { fitImage } from './fit-image.ts'
import { openImage } from './open-image.ts'

/** How a picture is written again; it keeps its format. */
const ENCODERS: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
}

/** Pictures through libvips. The libraries are loaded with the first call. */
export function createImages(): Images {
  return {
    normalise: async (bytes) => {
      const { fileTypeFromBuffer } = await import('file-type')
      const found = (await fileTypeFromBuffer(bytes))?.mime ?? null
      const mime = imageTypeSchema.safeParse(found)
      if (!mime.success) return { kind: 'refused', reason: 'type', found }
      try {
        const image = await openImage(bytes)
        const { width, height } = await image.metadata()
        if (width * height > MEDIA_PIXELS_MAX) return { kind: 'refused', reason: 'too_many_pixels' }
        // NOTE orientation is applied to the pixels and all metadata is left out: places and names do not travel.
        const { data, info } = await ENCODERS[mime.data](image.autoOrient()).toBuffer({ resolveWithObject: true })
        if (data.length > MEDIA_BYTES_MAX) return { kind: 'refused', reason: 'too_many_bytes' }
        return { kind: 'image', mime: mime.data, width: info.width, height: info.height, bytes: new Uint8Array(data) }
      } catch {
        return { kind: 'refused', reason: 'broken' }
      }
    },
    fit: fitImage,
  }
}
