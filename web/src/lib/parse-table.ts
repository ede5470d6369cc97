import { CSV_COLUMNS_MAX } from '@postwright/core/limits'

/** A parsed table: `rows` does not include the header row. */
export type ParsedTable = { headers: string[]; rows: string[][]; delimiter: string }

export type TableFault = 'unreadable' | 'empty' | 'no_rows' | 'too_many_rows' | 'too_many_columns'

/** Parses a table of at most `rowsMax` rows with any delimiter. The library is loaded on first use. */
export async function parseTable(text: string, rowsMax: number): Promise<ParsedTable | TableFault> {
  const { default: papa } = await import('papaparse')
  const { delimiter, table } = cutDelimiter(text.replace(/^\ufeff/, ''))
  const { data, meta } = papa.parse<string[]>(table, { skipEmptyLines: 'greedy', ...(delimiter && { delimiter }) })
  const [headers = [], ...rows] = data
  if (headers.length === 0) return 'empty'
  if (rows.length === 0) return 'no_rows'
  if (rows.length > rowsMax) return 'too_many_rows'
  if (headers.length > CSV_COLUMNS_MAX) return 'too_many_columns'
  return { headers: headers.map((header) => header.trim()), rows, delimiter: meta.delimiter }
}

/** Reads the line in which spreadsheets declare the delimiter before the table: `sep=;`. */
function cutDelimiter(text: string): { delimiter: string | null; table: string } {
  const [line, delimiter = null] = /^"?sep=([;,|:\t ])"?(?:\r\n|\r|\n)/i.exec(text) ?? []
  return { delimiter, table: text.slice(line?.length ?? 0) }
}
