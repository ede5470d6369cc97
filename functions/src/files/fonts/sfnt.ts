import { FONT_UNPACKED_BYTES_MAX, type FontRefusal } from '@postwright/core/fonts/font-check'

/** Constant from which the checksum of the whole font is subtracted for `head`. */
const MAGIC = 0xb1b0afba

const ADJUSTMENT_AT = 8

/** Returns a font file with these tables and recalculated checksums. */
export function writeSfnt({ version, tables }: Sfnt): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const head = headOf(version, sorted.length)
  const bodies: Buffer[] = []
  let offset = HEADER + sorted.length * ENTRY
  let headAt = 0
  for (const [place, [tag, original]] of sorted.entries()) {
    const table = Buffer.alloc(Math.ceil(original.length / 4) * 4)
    original.copy(table)
    if (tag === 'head') {
      table.writeUInt32BE(0, ADJUSTMENT_AT)
      headAt = offset
    }
    const entry = HEADER + place * ENTRY
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(sumOf(table), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(original.length, entry + 12)
    bodies.push(table)
    offset += table.length
  }
  const file = Buffer.concat([head, ...bodies])
  file.writeUInt32BE((MAGIC - sumOf(file)) >>> 0, headAt + ADJUSTMENT_AT)
  return file
}

function headOf(version: number, count: number): Buffer {
  const head = Buffer.alloc(HEADER + count * ENTRY)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * ENTRY, 10)
  return head
}

function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** Tables of a font by tag, and the first four bytes, which identify the outline format. */
export type Sfnt = { version: number; tables: ReadonlyMap<string, Buffer> }

const HEADER = 12
const ENTRY = 16
const TABLES_MAX = 64

/** Tables without which no text can be drawn. */
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'OS/2']

/** @throws Refused when tables are missing or exceed the file */
export function readSfnt(file: Buffer): Sfnt {
  if (file.length > FONT_UNPACKED_BYTES_MAX) throw new Refused('too_complex')
  const count = file.length < HEADER ? 0 : file.readUInt16BE(4)
  if (count === 0 || count > TABLES_MAX || HEADER + count * ENTRY > file.length) throw new Refused('broken')
  const tables = new Map<string, Buffer>()
  for (let at = HEADER; at < HEADER + count * ENTRY; at += ENTRY) {
    const tag = file.toString('latin1', at, at + 4)
    const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    if (offset + length > file.length || tables.has(tag)) throw new Refused('broken')
    tables.set(tag, file.subarray(offset, offset + length))
  }
  if (NEEDED.some((tag) => !tables.has(tag))) throw new Refused('broken')
  const hasOutlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ') || tables.has('CFF2')
  if (!hasOutlines) throw new Refused('no_outlines')
  return { version: file.readUInt32BE(0), tables }
}

/** Error that ends the check of an unusable font. */
export class Refused extends Error {
  readonly refusal: FontRefusal

  constructor(refusal: FontRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
