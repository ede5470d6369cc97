/** Chunks required for decoding and orientation; texts, times and animations are dropped. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
/** Chunks that are decoded as a whole: one of each is kept, and only up to the size of a genuine one. */
const ONCE = new Set(['iCCP', 'eXIf'])
const ONCE_BYTES_MAX = 1_000_000

const SIGNATURE_BYTES = 8
/** Bytes of a chunk's length, name and checksum. */
const CHUNK_FRAME_BYTES = 12

/**
 * Returns a PNG without its text chunks: the decoder would decompress each of them, up to a thousandfold, before it reads the image. A damaged file
 * stays damaged.
 */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const target = Buffer.allocUnsafe(source.length)
  const met = new Set<string>()
  let written = source.copy(target, 0, 0, SIGNATURE_BYTES)
  for (let at = SIGNATURE_BYTES; at + SIGNATURE_BYTES <= source.length;) {
    const length = source.readUInt32BE(at)
    const name = source.toString('latin1', at + 4, at + 8)
    const end = at + length + CHUNK_FRAME_BYTES
    const isRefused = ONCE.has(name) && (met.has(name) || length > ONCE_BYTES_MAX)
    if (KEPT.has(name) && !isRefused) written += source.copy(target, written, at, end)
    met.add(name)
    at = end
  }
  return target.subarray(0, written)
}
