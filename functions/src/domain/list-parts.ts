import { AppError } from './app-error.ts'
import { FIELD_WORDS } from './error-words.ts'
import { readTimeCursor, writeCursor } from './list-cursor.ts'
import type { ListPage, ListPlace } from './ports/documents.ts'

/** A part of a list, sorted by a time. */
export type ListPart<Row> = {
  /** Name in cursors, without spaces. */
  name: string
  pages: (page: ListPage) => AsyncIterable<Row[]>
  placeOf: (row: Row) => ListPlace
}

type Found<Row> = { name: string; row: Row; place: ListPlace }
type Asked = { after: string | undefined; size: number; idCount?: number }

/**
 * Reads a page of a list whose parts follow one another. `idCount` is the number of IDs that identify a row.
 * @returns up to `size` rows, and the cursor of the next page; null if there are no further rows
 * @throws `validation_failed` for a cursor of another list
 */
export async function readParts<Row>(
  parts: readonly ListPart<Row>[],
  { after, size, idCount = 1 }: Asked,
): Promise<{ rows: Row[]; cursor: string | null }> {
  const start = after === undefined ? null : readStart(parts, after, idCount)
  const found: Found<Row>[] = []
  for (const [at, part] of parts.slice(start?.at ?? 0).entries()) {
    // One row more than the page shows whether there is a next page.
    await collect(found, part, { after: at === 0 ? (start?.place ?? null) : null, size: size + 1 })
    if (found.length > size) break
  }
  const last = found.length > size ? found[size - 1] : undefined
  const cursor = last ? writeCursor({ ids: [last.name, ...last.place.ids], value: last.place.value }) : null
  return { rows: found.slice(0, size).map(({ row }) => row), cursor }
}

/** Adds rows of a part until there are `page.size` in all, or more. Pages may be shorter than asked for, because unreadable documents are left out. */
async function collect<Row>(
  found: Found<Row>[],
  { name, pages, placeOf }: ListPart<Row>,
  page: ListPage,
): Promise<void> {
  for await (const rows of pages(page)) {
    found.push(...rows.map((row) => ({ name, row, place: placeOf(row) })))
    if (found.length >= page.size) return
  }
}

/** @throws `validation_failed` */
function readStart<Row>(parts: readonly ListPart<Row>[], cursor: string, idCount: number) {
  const { ids, value } = readTimeCursor(cursor, 1 + idCount)
  const [name, ...own] = ids
  const at = parts.findIndex((part) => part.name === name)
  if (at === -1) throw new AppError('validation_failed', { fields: { after: FIELD_WORDS.invalid } })
  return { at, place: { ids: own, value } }
}
