import type { ImageType } from '@postwright/core/media/media-type'
import type { Sharp } from 'sharp'

/**
 * How a picture is written again: it keeps its format, and gets no larger than any network shows. Writing WebP takes some
 * sixteen bytes for each pixel, the others a few rows.
 */
export const IMAGE_FORMATS: Record<ImageType, { side: number; encode: (image: Sharp) => Sharp }> = {
  // NOTE optimised codes would keep the whole picture a second time.
  'image/jpeg': { side: 4096, encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }) },
  'image/png': { side: 4096, encode: (image) => image.png() },
  'image/webp': { side: 1920, encode: (image) => image.webp({ quality: 90 }) },
}
