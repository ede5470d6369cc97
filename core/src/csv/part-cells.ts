import type { ColumnKind } from './columns.ts'

/** Columns of a table. */
export type Table = { headers: readonly string[]; columns: readonly ColumnKind[] }

/** Cells of a row that describe one part of a thread. */
export type PartCells = { text: string; pictures: string; alts: string }

type Part = PartCells & { at: number; number: string | undefined }

/**
 * Groups the cells of a row by parts of a thread, in the order of the parts' columns. Images and alt texts belong to the part whose header has the
 * same number, or else to the part whose column is before theirs.
 */
export function groupPartCells({ headers, columns }: Table, values: readonly string[]): PartCells[] {
  const numberOf = (at: number) => /\d+/.exec(headers[at] ?? '')?.[0]
  const indexes = [...columns.keys()]
  const parts = indexes
    .filter((at) => columns[at] === 'part')
    .map((at): Part => ({ at, number: numberOf(at), text: values[at] ?? '', pictures: '', alts: '' }))
  for (const at of indexes) {
    const kind = columns[at]
    if (kind !== 'partPictures' && kind !== 'partAlts') continue
    const number = numberOf(at)
    const part =
      parts.find((each) => each.number !== undefined && each.number === number) ??
      parts.findLast((each) => each.at < at) ??
      addPart(parts, { at, number, text: '', pictures: '', alts: '' })
    const value = values[at] ?? ''
    if (kind === 'partPictures') part.pictures = `${part.pictures} ${value}`.trim()
    else part.alts = part.alts === '' ? value : `${part.alts}|${value}`
  }
  return parts.map(({ text, pictures, alts }) => ({ text, pictures, alts }))
}

/** Adds a part that has no column for its text. */
function addPart(parts: Part[], part: Part): Part {
  parts.push(part)
  return part
}
