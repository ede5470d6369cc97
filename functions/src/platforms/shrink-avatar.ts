const SIDE = 96
const PIXELS_MAX = 25_000_000
/** The connection document holds at most this many characters. */
const DATA_URL_MAX = 40_000
const QUALITIES = [80, 50, 20]

/** A small square picture as a data URL; null when the bytes are no picture. The library is loaded with the first call. */
export async function shrinkAvatar(bytes: Uint8Array): Promise<string | null> {
  try {
    const { default: sharp } = await import('sharp')
    const small = await sharp(bytes, { limitInputPixels: PIXELS_MAX }).autoOrient().resize(SIDE, SIDE).png().toBuffer()
    for (const quality of QUALITIES) {
      const url = `data:image/webp;base64,${(await sharp(small).webp({ quality }).toBuffer()).toString('base64')}`
      if (url.length <= DATA_URL_MAX) return url
    }
    return null
  } catch {
    return null
  }
}
