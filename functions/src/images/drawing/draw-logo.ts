import { loadSharp } from '../load-sharp.ts'
import { pictureInIcon } from './picture-in-icon.ts'

/** What a logo as a drawing has at most. */
const DRAWING_BYTES_MAX = 64 * 1024
const PIXELS_MAX = 1024 * 1024
/** Seconds after which a drawing is given up. */
const TIME_MAX = 5

/**
 * A picture of a drawing (SVG), or the one in an icon file, as a PNG; every other file as it is. So is a drawing that cannot be
 * drawn safely: it is no picture.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const inIcon = pictureInIcon(bytes)
  if (inIcon !== null) return inIcon
  const text = bytes.length <= DRAWING_BYTES_MAX ? new TextDecoder().decode(bytes).trimStart() : ''
  if (!text.startsWith('<')) return bytes
  const { plainSvg } = await import('./plain-svg.ts')
  const svg = plainSvg(text)
  if (svg === null) return bytes
  try {
    const sharp = await loadSharp()
    const drawing = sharp(Buffer.from(svg), { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    return new Uint8Array(await drawing.timeout({ seconds: TIME_MAX }).png().toBuffer())
  } catch {
    return bytes
  }
}
