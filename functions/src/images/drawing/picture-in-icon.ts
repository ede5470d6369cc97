const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ENTRIES_MAX = 32
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The largest PNG in an icon file (ICO); null for one that holds bitmaps only, which are small, and for every other file. */
export function pictureInIcon(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < HEADER_BYTES || file.readUInt32LE(0) !== 0x00010000) return null
  const count = Math.min(file.readUInt16LE(4), ENTRIES_MAX)
  let largest: { width: number; png: Uint8Array } | null = null
  for (let at = HEADER_BYTES; at < HEADER_BYTES + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (at + ENTRY_BYTES > file.length) break
    const from = file.readUInt32LE(at + 12)
    const png = file.subarray(from, from + file.readUInt32LE(at + 8))
    // In an entry a width of 0 stands for 256 and more.
    const width = file.readUInt8(at) || 256
    if (png.subarray(0, PNG.length).equals(PNG) && width > (largest?.width ?? 0)) largest = { width, png }
  }
  return largest?.png ?? null
}
