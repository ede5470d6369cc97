const RECORD = 12
const HEADER = 6

/** A `name` table in English of texts by their numbers. */
export function writeNames(names: ReadonlyMap<number, string>): Buffer {
  const rows = [...names].filter(([, text]) => text !== '').toSorted(([a], [b]) => a - b)
  const texts = rows.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const table = Buffer.alloc(HEADER + rows.length * RECORD)
  table.writeUInt16BE(rows.length, 2)
  table.writeUInt16BE(table.length, 4)
  let offset = 0
  for (const [place, [id]] of rows.entries()) {
    const length = texts[place]?.length ?? 0
    const fields = [3, 1, 0x409, id, length, offset]
    for (const [column, value] of fields.entries()) table.writeUInt16BE(value, HEADER + place * RECORD + column * 2)
    offset += length
  }
  return Buffer.concat([table, ...texts])
}
