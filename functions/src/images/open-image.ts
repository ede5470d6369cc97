import type { Sharp } from 'sharp'

/**
 * A decoder over the bytes that refuses damaged files. Size is read before any pixel is decoded, so the pixel cap is the
 * caller's to check on the metadata; only the first frame of an animation is taken.
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
}
