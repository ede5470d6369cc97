import type { RgbaImage } from '@postwright/core/profiles/image/rgba-image'

/** Longest side of the measured image, in pixels: keeps the relevant detail, and is fast on a phone. */
const SIDE_MAX = 320

export type ReadImage = { width: number; height: number; pixels: RgbaImage }

/**
 * Reads the size of an image file and its pixels, scaled down and cropped around the centre as networks do.
 * @param ratio displayed width divided by height; null for the image's own
 * @throws DOMException when the browser can't read the file
 */
export async function readPixels(file: Blob, ratio: number | null): Promise<ReadImage> {
  const bitmap = await createImageBitmap(file)
  try {
    const { width, height } = bitmap
    const shown = ratio ?? width / height
    const cut = { width: Math.min(width, height * shown), height: Math.min(height, width / shown) }
    const scale = Math.min(1, SIDE_MAX / Math.max(cut.width, cut.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(cut.width * scale))
    canvas.height = Math.max(1, Math.round(cut.height * scale))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new DOMException('no canvas', 'NotSupportedError')
    context.imageSmoothingQuality = 'high'
    const from = { x: (width - cut.width) / 2, y: (height - cut.height) / 2 }
    context.drawImage(bitmap, from.x, from.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
    return { width, height, pixels: context.getImageData(0, 0, canvas.width, canvas.height) }
  } finally {
    bitmap.close()
  }
}
