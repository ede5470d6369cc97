import { crc32 } from 'node:zlib'

const SIGNATURE_BYTES = 8
const HEADER_BYTES = 25
const KEYWORD = 'Description\0'

/** Adds a text to a PNG that describes it. A test reads the text to tell whether the image is out of date. */
export function withNote(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXt${KEYWORD}${text}`, 'latin1')
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  const start = SIGNATURE_BYTES + HEADER_BYTES
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)])
}

/** The text that `withNote` added; null without one. */
export function noteOf(png: Buffer): string | null {
  const at = png.indexOf(`tEXt${KEYWORD}`, 0, 'latin1')
  if (at === -1) return null
  const length = png.readUInt32BE(at - 4)
  return png.toString('latin1', at + 4 + KEYWORD.length, at + 4 + length)
}
