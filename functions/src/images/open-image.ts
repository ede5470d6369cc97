import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

/** Maximum seconds that libvips works on one image; a genuine image of the maximum size takes a few. */
const SECONDS_MAX = 30

/**
 * Returns a decoder that refuses damaged files and reads from top to bottom. The size is read before any pixel is decoded, so the caller must check
 * the required memory with the metadata; only the first frame of an animation is read.
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true, pages: 1 }).timeout({
    seconds: SECONDS_MAX,
  })
}
