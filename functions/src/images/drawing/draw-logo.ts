import { loadSharp } from '../load-sharp.ts'

/** Maximum bytes of a vector logo, and maximum pixels of the image rendered from it. */
const DRAWING_BYTES_MAX = 64 * 1024
const PIXELS_MAX = 1024 * 1024
/** Seconds after which rendering a drawing is aborted. */
const TIME_MAX = 5

/**
 * Returns a drawing (SVG), or the image in an icon file, as a PNG; returns every other file unchanged. A drawing that cannot be rendered safely is
 * returned unchanged as well, and is then refused as an image.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const inIcon = imageInIcon(bytes)
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

const HEADER_BYTES = 6

const ENTRY_BYTES = 16

const ENTRIES_MAX = 32

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns the largest PNG in an icon file (ICO); null for one with bitmaps only, which are small, and for every other file. */
function imageInIcon(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < HEADER_BYTES || file.readUInt32LE(0) !== 0x00010000) return null
  const count = Math.min(file.readUInt16LE(4), ENTRIES_MAX)
  let largest: { width: number; png: Uint8Array } | null = null
  for (let at = HEADER_BYTES; at < HEADER_BYTES + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (at + ENTRY_BYTES > file.length) break
    const from = file.readUInt32LE(at + 12)
    const png = file.subarray(from, from + file.readUInt32LE(at + 8))
    // In an entry a width of 0 means 256 and more.
    const width = file.readUInt8(at) || 256
    if (png.subarray(0, PNG.length).equals(PNG) && width > (largest?.width ?? 0)) largest = { width, png }
  }
  return largest?.png ?? null
}
