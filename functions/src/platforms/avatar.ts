import type { SafeFetch } from './safe-fetch.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { stripPng } from '../images/strip-png.ts'

const LIMITS = { timeout: 10_000, maxBytes: 2_000_000 }

/** Returns an account's or a brand's image, scaled down; null when there is none or it cannot be loaded. */
export async function loadAvatar(
  fetch: SafeFetch,
  url: string,
  {
    fit = 'cover',
    prepare = (bytes) => Promise.resolve(bytes),
  }: { fit?: 'cover' | 'inside'; prepare?: (bytes: Uint8Array) => Promise<Uint8Array> } = {},
): Promise<string | null> {
  try {
    const reply = await fetch(url, {}, LIMITS)
    return reply.ok ? await shrinkAvatar(await prepare(new Uint8Array(await reply.arrayBuffer())), fit) : null
  } catch {
    return null
  }
}

const SIDE = 96

const BYTES_MAX = 2_000_000

const PIXELS_MAX = 10_000_000

/** Maximum length of an image's data URL, which is stored in the document of a connection. */
const DATA_URL_MAX = 40_000

const QUALITIES = [80, 50, 20]

/** Maximum seconds that the decoder works on one image; a genuine image takes a fraction of a second. */
const SECONDS_MAX = 10

/** Image types, recognised by their first bytes. The decoder would also accept SVG, which can run scripts, and many other formats. */
const RASTER_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Returns a small image as a data URL, square unless it must be shown whole; null when the bytes are not a JPEG, PNG or WebP, or are too large. The
 * libraries are loaded on the first call.
 */
export async function shrinkAvatar(bytes: Uint8Array, fit: 'cover' | 'inside' = 'cover'): Promise<string | null> {
  if (bytes.length > BYTES_MAX) return null
  try {
    const { fileTypeFromBuffer } = await import('file-type')
    const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
    if (!RASTER_TYPES.includes(mime)) return null
    const sharp = await loadSharp()
    const plain = mime === 'image/png' ? stripPng(bytes) : bytes
    const picture = sharp(plain, { limitInputPixels: PIXELS_MAX, pages: 1 }).timeout({ seconds: SECONDS_MAX })
    const small = await picture.autoOrient().resize(SIDE, SIDE, { fit }).png().toBuffer()
    for (const quality of QUALITIES) {
      const url = `data:image/webp;base64,${(await sharp(small).webp({ quality }).toBuffer()).toString('base64')}`
      if (url.length <= DATA_URL_MAX) return url
    }
    return null
  } catch {
    return null
  }
}
