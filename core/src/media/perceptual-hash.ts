/** Columns and rows of brightness values from which a hash is computed: each of eight columns is compared with the next one. */
export const LOOK_COLUMNS = 9
export const LOOK_ROWS = 8

/** Maximum number of different bits for similar images. */
export const HASH_DISTANCE_MAX = 5

/** Sizes of the bands of a hash in bits. There is one band more than the distance, so two hashes within that distance share a whole band. */
const BAND_BITS = [11, 11, 11, 11, 10, 10] as const

/**
 * Returns the difference hash of an image in 16 hex digits: whether each pixel is darker than the one to its right.
 * @param pixels brightness, row by row, of the image at 9 × 8 pixels
 */
export function getPerceptualHash(pixels: ArrayLike<number>): string {
  let bits = ''
  for (let row = 0; row < LOOK_ROWS; row += 1) {
    for (let column = 0; column + 1 < LOOK_COLUMNS; column += 1) {
      const at = row * LOOK_COLUMNS + column
      bits += (pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

/**
 * Returns the bands of a hash, used to find similar ones. A hash of equal bits has none, because many images share it, such as all those of a single
 * tone.
 */
export function getLookBands(hash: string): string[] {
  const bits = toBits(hash)
  if (!bits.includes('1') || !bits.includes('0')) return []
  let start = 0
  return BAND_BITS.map((length, band) => {
    const part = bits.slice(start, start + length)
    start += length
    return `${band}${Number.parseInt(part, 2).toString(36)}`
  })
}

/** Returns the number of bits in which two hashes differ. */
export function getLookDistance(a: string, b: string): number {
  const [left, right] = [toBits(a), toBits(b)]
  let count = 0
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) count += 1
  return count
}

function toBits(hash: string): string {
  return BigInt(`0x${hash}`).toString(2).padStart(64, '0')
}
