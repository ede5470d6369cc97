import { type Lightness, shrink } from './rgba-image.ts'

const SIDE = 8
/** Images whose fingerprints differ in more of their 64 places are different ones. */
const DIFFERENT = 10

/** Where an image is lighter than on the right of it, on a grid of eight by eight: survives another size and compression. */
export function fingerprintOf(image: Lightness): string {
  const { width, values } = shrink(image, SIDE + 1, SIDE)
  const rows = Array.from({ length: SIDE }, (_, row) => values.subarray(row * width, (row + 1) * width))
  return rows
    .flatMap((row) => Array.from({ length: SIDE }, (_, x) => ((row[x] ?? 0) > (row[x + 1] ?? row[x] ?? 0) ? '1' : '0')))
    .join('')
}

/** Whether two fingerprints are of the same image; false where one is not known. */
export function isSameFingerprint(a: string, b: string): boolean {
  if (a === '' || a.length !== b.length) return false
  let differing = 0
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) differing += 1
  return differing <= DIFFERENT
}
