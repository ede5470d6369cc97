import { csvFile } from '@postwright/core/csv/csv-file'
import type { ParsedTable } from '@/lib/parse-table.ts'

/** The rows that cannot be imported as they are, with a column that says why: mended, it can be imported again. */
export function badRowsFile(
  { headers, rows }: ParsedTable,
  problems: ReadonlyMap<number, string>,
  column: string,
): string {
  const bad = rows.flatMap((cells, at) => {
    const problem = problems.get(at + 2)
    return problem === undefined ? [] : [[...headers.map((_, i) => cells[i] ?? ''), problem]]
  })
  return csvFile([[...headers, column], ...bad])
}
