import type { ColumnKind } from './columns.ts'

/** Columns of a table. */
export type Table = { headers: readonly string[]; columns: readonly ColumnKind[] }

/** Cells of a row that describe one part of a thread. */
export type PartCells = { text: string; pictures: string; alts: string }

type Part = { at: number; number: string | undefined; text: string; pictures: string[]; alts: string[] }

/**
 * Groups the cells of a row by parts of a thread, in the order of their first columns. Images and alt texts belong to the part whose header has the
 * same number, or else to the part whose column is before theirs. If that part has another number, they are a part of their own.
 */
export function groupPartCells({ headers, columns }: Table, values: readonly string[]): PartCells[] {
  const numberOf = (at: number) => /\d+/.exec(headers[at] ?? '')?.[0]
  const cells = [...columns.keys()].map((at) => {
    return { at, kind: columns[at], number: numberOf(at), value: values[at] ?? '' }
  })
  const parts = cells
    .filter(({ kind }) => kind === 'part')
    .map(({ at, number, value }): Part => ({ at, number, text: value, pictures: [], alts: [] }))
  for (const { at, kind, number, value } of cells) {
    if (kind !== 'partPictures' && kind !== 'partAlts') continue
    const part = findPart(parts, at, number) ?? addPart(parts, { at, number, text: '', pictures: [], alts: [] })
    part[kind === 'partPictures' ? 'pictures' : 'alts'].push(value)
  }
  return parts
    .toSorted((a, b) => a.at - b.at)
    .map(({ text, pictures, alts }) => ({ text, pictures: pictures.join(' ').trim(), alts: alts.join('|') }))
}

function findPart(parts: readonly Part[], at: number, number: string | undefined): Part | undefined {
  const named = number === undefined ? undefined : parts.find((part) => part.number === number)
  if (named) return named
  const before = parts.filter((part) => part.at < at).toSorted((a, b) => b.at - a.at)[0]
  return number === undefined || before?.number === undefined ? before : undefined
}

/** Adds a part that has no column for its text. */
function addPart(parts: Part[], part: Part): Part {
  parts.push(part)
  return part
}
