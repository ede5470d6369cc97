/** Pixels row by row, four bytes each: red, green, blue and alpha. */
export type RgbaImage = { width: number; height: number; data: Uint8ClampedArray | Uint8Array }

/** Lightness from 0 to 1, row by row. */
export type Lightness = { width: number; height: number; values: Float32Array }

/** Returns the perceived lightness of an image, on white where it is transparent. */
export function lightnessOf({ width, height, data }: RgbaImage): Lightness {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 255] = data.subarray(at * 4, at * 4 + 4)
    const ink = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    const share = opacity / 255
    values[at] = ink * share + (1 - share)
  }
  return { width, height, values }
}

/** Resizes a lightness map; each value is the mean of the area that it covers. */
export function shrink({ width, height, values }: Lightness, toWidth: number, toHeight: number): Lightness {
  const columns = Math.max(1, Math.min(width, Math.round(toWidth)))
  const rows = Math.max(1, Math.min(height, Math.round(toHeight)))
  const sums = new Float64Array(columns * rows)
  const counts = new Float64Array(columns * rows)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height)
    for (let x = 0; x < width; x += 1) {
      const cell = row * columns + Math.floor((x * columns) / width)
      sums[cell] = (sums[cell] ?? 0) + (values[y * width + x] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return { width: columns, height: rows, values: Float32Array.from(sums, (sum, at) => sum / (counts[at] ?? 1)) }
}

const SIDE = 8

/** Maximum number of different bits, out of 64, between fingerprints of the same image. */
const DIFFERENT = 10

/**
 * Returns a difference hash on a grid of eight by eight: each bit is 1 if the cell is lighter than the one to its right. It is robust to resizing and
 * compression.
 */
export function fingerprintOf(image: Lightness): string {
  const { width, values } = shrink(image, SIDE + 1, SIDE)
  const rows = Array.from({ length: SIDE }, (_, row) => values.subarray(row * width, (row + 1) * width))
  return rows
    .flatMap((row) => Array.from({ length: SIDE }, (_, x) => ((row[x] ?? 0) > (row[x + 1] ?? row[x] ?? 0) ? '1' : '0')))
    .join('')
}

/** Returns whether two fingerprints belong to the same image; false if one is not known. */
export function isSameFingerprint(a: string, b: string): boolean {
  if (a === '' || a.length !== b.length) return false
  let differing = 0
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) differing += 1
  return differing <= DIFFERENT
}
