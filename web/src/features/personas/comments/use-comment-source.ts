import { useState } from 'react'
import { CSV_BYTES_MAX } from '@postwright/core/limits'
import { guessCommentColumn } from '@postwright/core/personas/guess-comment-column'
import { COMMENTS_MAX } from '@postwright/core/model/persona-limits'
import { splitComments } from '@postwright/core/personas/split-comments'
import { decodeFile } from '@/lib/decode-file.ts'
import { parseTable, type ParsedTable, type TableFault } from '@/lib/parse-table.ts'

export type OpenComments = { name: string; table: ParsedTable; column: number }

/** Comments from a file or pasted, before anything is made of them. */
export function useCommentSource() {
  const [open, setOpen] = useState<OpenComments | null>(null)
  const [pasted, setPasted] = useState('')
  const [fault, setFault] = useState<TableFault | 'too_large' | null>(null)

  async function takeFile(file: File) {
    if (file.size > CSV_BYTES_MAX) return setFault('too_large')
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    if (decoded === 'unreadable') return setFault(decoded)
    const { text } = decoded
    setFault(null)
    if (!/\.(csv|tsv)$/i.test(file.name)) return setPasted(text)
    const table = await parseTable(text, COMMENTS_MAX)
    if (typeof table === 'string') return setFault(table)
    setOpen({ name: file.name, table, column: guessCommentColumn(table.headers, table.rows) })
  }

  return {
    open,
    pasted,
    fault,
    comments: open ? open.table.rows.map((cells) => cells[open.column] ?? '') : splitComments(pasted),
    takeFile,
    setPasted,
    setColumn: (column: number) => setOpen((before) => before && { ...before, column }),
    close: () => setOpen(null),
  }
}
