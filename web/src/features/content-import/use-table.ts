import { useState } from 'react'
import { guessColumns, isSingle, type ColumnKind } from '@postwright/core/csv/columns'
import type { DateOrder } from '@postwright/core/csv/read-date'
import { CSV_BYTES_MAX, CSV_ROWS_MAX } from '@postwright/core/limits'
import { decodeFile, type EightBits, type Reading } from '@/lib/decode-file.ts'
import { parseTable, type ParsedTable, type TableFault } from '@/lib/parse-table.ts'

export type OpenTable = {
  name: string
  table: ParsedTable
  columns: readonly ColumnKind[]
  encoding: string
  /** Possible encodings of the file; empty when the encoding is certain. */
  readings: readonly Reading[]
  /** Part that comes first in dates such as 03/04/2026; null until the user has chosen. */
  dateOrder: DateOrder | null
}

/** Holds the table to import, its column kinds, encoding and date order. */
export function useTable() {
  const [open, setOpen] = useState<OpenTable | null>(null)
  const [fault, setFault] = useState<TableFault | 'too_large' | null>(null)

  async function take(text: string, source: Pick<OpenTable, 'name' | 'encoding' | 'readings'>) {
    const table = await parseTable(text, CSV_ROWS_MAX)
    setFault(typeof table === 'string' ? table : null)
    const columns = typeof table === 'string' ? [] : guessColumns(table.headers)
    setOpen(typeof table === 'string' ? null : { ...source, table, columns, dateOrder: null })
  }

  return {
    open,
    fault,
    takeFile: async (file: File) => {
      if (file.size > CSV_BYTES_MAX) return setFault('too_large')
      const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
      if (decoded === 'unreadable') return setFault('unreadable')
      const { text, encoding, readings } = decoded
      await take(text, { name: file.name, encoding, readings })
    },
    takeText: (text: string) => take(text, { name: '', encoding: '', readings: [] }),
    /** Sets the kind of a column. A kind that a table can have only once is taken from its previous column, which becomes a variable. */
    setColumn: (at: number, kind: ColumnKind) => {
      if (!open) return
      const others = open.columns.map((each) => (isSingle(kind) && each === kind ? ('variable' as const) : each))
      setOpen({ ...open, columns: others.with(at, kind) })
    },
    setDateOrder: (dateOrder: DateOrder) => setOpen((before) => before && { ...before, dateOrder }),
    /** Reads the file in the other encoding; its column kinds are kept. */
    setEncoding: async (encoding: EightBits) => {
      const reading = open?.readings.find((each) => each.encoding === encoding)
      const table = reading && (await parseTable(reading.text, CSV_ROWS_MAX))
      if (table && typeof table !== 'string') setOpen((before) => before && { ...before, table, encoding })
    },
    close: () => setOpen(null),
  }
}
