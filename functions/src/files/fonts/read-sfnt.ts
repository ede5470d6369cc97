import { FONT_UNPACKED_BYTES_MAX } from '@postwright/core/fonts/font-limits'
import { Refused } from './refused.ts'

/** The tables of a font by their tags, and the first four bytes, which say how its outlines are written. */
export type Sfnt = { version: number; tables: ReadonlyMap<string, Buffer> }

const HEADER = 12
const ENTRY = 16
const TABLES_MAX = 64

/** Without these nothing can be drawn. */
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'OS/2']

/** @throws Refused when tables are missing or lie outside of the file */
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
