import { useState } from 'react'
import { guessColumns, isSingle, type ColumnKind } from '@postwright/core/csv/columns'
import { CSV_BYTES_MAX, CSV_ROWS_MAX } from '@postwright/core/limits'
import { decodeFile } from '@/lib/decode-file.ts'
import { parseTable, type ParsedTable, type TableFault } from '@/lib/parse-table.ts'

export type OpenTable = { name: string; table: ParsedTable; columns: readonly ColumnKind[]; encoding: string }

/** The table that is to be imported, and what its columns are. */
export function useTable() {
  const [open, setOpen] = useState<OpenTable | null>(null)
  const [fault, setFault] = useState<TableFault | 'too_large' | null>(null)

  async function take(name: string, text: string, encoding: string) {
    const table = await parseTable(text, CSV_ROWS_MAX)
    setFault(typeof table === 'string' ? table : null)
    setOpen(typeof table === 'string' ? null : { name, table, encoding, columns: guessColumns(table.headers) })
  }

  return {
    open,
    fault,
    takeFile: async (file: File) => {
      if (file.size > CSV_BYTES_MAX) return setFault('too_large')
      const { text, encoding } = decodeFile(new Uint8Array(await file.arrayBuffer()))
      await take(file.name, text, encoding)
    },
    takeText: (text: string) => take('', text, ''),
    /** A kind that a file has once is taken away from the column that had it. */
    setColumn: (at: number, kind: ColumnKind) => {
      if (!open) return
      const others = open.columns.map((each) => (isSingle(kind) && each === kind ? ('variable' as const) : each))
      setOpen({ ...open, columns: others.with(at, kind) })
    },
    close: () => setOpen(null),
  }
}
