import { brotliDecompressSync } from 'node:zlib'

/** Metrics of a font in em, and the characters that it contains. */
export type Typeface = {
  ascent: number
  descent: number
  characters: Set<number>
  widthOf: (character: number) => number
}

/** First known tags of a WOFF2 table directory, in order. https://www.w3.org/TR/WOFF2/#table_dir_format */
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'] as const
const OWN_TAG = 63
const HEADER_BYTES = 48
const BYTE_RADIX = 128

type Table = { tag: string; bytes: number; isTransformed: boolean }

/** Reads metrics and characters of a WOFF2 file. */
export function readWoff2(file: Buffer): Typeface {
  const tables = tablesOf(file)
  const { head, hhea, hmtx, cmap } = tables
  if (!head || !hhea || !hmtx || !cmap) throw new Error('The typeface lacks a table')
  const em = head.data.readUInt16BE(18)
  const glyphs = glyphsOf(cmap.data)
  const last = hhea.data.readUInt16BE(34) - 1
  // A transformed table has one byte of flags, then the widths; otherwise a side bearing follows each width.
  const [start, step] = hmtx.isTransformed ? [1, 2] : [0, 4]
  return {
    ascent: hhea.data.readInt16BE(4) / em,
    descent: -hhea.data.readInt16BE(6) / em,
    characters: new Set(glyphs.keys()),
    widthOf: (character) => hmtx.data.readUInt16BE(start + step * Math.min(glyphs.get(character) ?? 0, last)) / em,
  }
}

function tablesOf(file: Buffer): Record<string, { data: Buffer; isTransformed: boolean } | undefined> {
  let at = HEADER_BYTES
  const readNumber = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * BYTE_RADIX + (byte % BYTE_RADIX)
      if (byte < BYTE_RADIX) return value
    }
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, (): Table => {
    const flags = file.readUInt8(at++)
    const number = flags & OWN_TAG
    const tag = number === OWN_TAG ? file.toString('latin1', at, (at += 4)) : (TAGS[number] ?? `table ${number}`)
    const length = readNumber()
    const version = flags >> 6
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    return { tag, bytes: isTransformed ? readNumber() : length, isTransformed }
  })
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let from = 0
  return Object.fromEntries(
    directory.map(({ tag, bytes, isTransformed }) => {
      from += bytes
      return [tag, { data: content.subarray(from - bytes, from), isTransformed }]
    }),
  )
}

/** Glyph ids by character, from the subtable of format 4. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The typeface has no characters of the basic plane')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const found = new Map<number, number>()
  for (let index = 0; index < segments; index++) {
    const field = (number: number) => start + 14 + 2 * index + 2 * segments * number + (number > 0 ? 2 : 0)
    const [end, first] = [cmap.readUInt16BE(field(0)), cmap.readUInt16BE(field(1))]
    const [delta, range] = [cmap.readUInt16BE(field(2)), cmap.readUInt16BE(field(3))]
    for (let character = first; character <= end && character < 0xffff; character++) {
      const listed = range === 0 ? character : cmap.readUInt16BE(field(3) + range + 2 * (character - first))
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) found.set(character, glyph)
    }
  }
  return found
}
