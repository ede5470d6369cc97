import { CSV_COLUMNS_MAX } from '@postwright/core/limits'

/** A table as it was found: `rows` without its first one, which names the columns. */
export type ParsedTable = { headers: string[]; rows: string[][]; delimiter: string }

export type TableFault = 'empty' | 'no_rows' | 'too_many_rows' | 'too_many_columns'

/** Reads a table of so many rows at most, whatever separates its cells. The library is loaded with the first one. */
export async function parseTable(text: string, rowsMax: number): Promise<ParsedTable | TableFault> {
  const { default: papa } = await import('papaparse')
  const { data, meta } = papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const [headers = [], ...rows] = data
  if (headers.length === 0) return 'empty'
  if (rows.length === 0) return 'no_rows'
  if (rows.length > rowsMax) return 'too_many_rows'
  if (headers.length > CSV_COLUMNS_MAX) return 'too_many_columns'
  return { headers: headers.map((header) => header.trim()), rows, delimiter: meta.delimiter }
}
