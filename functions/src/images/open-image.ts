import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

/** Seconds that libvips works on one image; a genuine one of the largest size takes a few. */
const SECONDS_MAX = 30

/**
 * A decoder over the bytes that refuses damaged files and reads from top to bottom. Size is read before any pixel is decoded,
 * so what the picture may take is the caller's to check on the metadata; only the first frame of an animation is taken.
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true, pages: 1 }).timeout({
    seconds: SECONDS_MAX,
  })
}
