import { guessColumns } from '@postwright/core/csv/columns'
import { type ReadRow, readRow, type RowContext } from '@postwright/core/csv/read-row'

/** A workspace in Vienna with one file and without channels. */
export const CSV_CONTEXT: RowContext = {
  channels: [],
  sets: [],
  media: new Set(['m1']),
  timeZone: 'Europe/Vienna',
  dateOrder: null,
  connectionIds: [],
  template: { text: '', title: '', comment: '', thread: [], labels: [] },
}

/** Reads one row, given as cells by their headers. */
export function readCsvRow(cells: Record<string, string>, changes: Partial<RowContext> = {}): ReadRow {
  const headers = Object.keys(cells)
  return readRow({ headers, columns: guessColumns(headers) }, Object.values(cells), { ...CSV_CONTEXT, ...changes })
}
