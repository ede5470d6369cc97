import type { TFunction } from 'i18next'
import { problemText } from '@/posts/content/problem-text.ts'
import type { ImportFault } from './check-rows.ts'
import { csvFile } from '@postwright/core/csv/csv-file'
import type { ParsedTable } from '@/lib/parse-table.ts'

const CANDIDATES_MAX = 6

export function faultText(t: TFunction, fault: ImportFault): string {
  if (fault.code === 'content') {
    return `${fault.name}: ${problemText(t, fault.problem, fault.platform)}`
  }
  if (fault.code === 'field_refused')
    return t('import:fault.field_refused', { field: t(`import:column.${fault.field}`) })
  if (fault.code === 'channel_ambiguous') {
    const candidates = fault.candidates.slice(0, CANDIDATES_MAX)
    const rest = fault.candidates.length - candidates.length
    const values = { name: fault.name, candidates: candidates.join(', '), count: rest }
    return t(`import:fault.channel_ambiguous${rest > 0 ? '_more' : ''}`, values)
  }
  return t(`import:fault.${fault.code}`, 'name' in fault ? { name: fault.name } : {})
}

/** Returns a file of the rows that cannot be imported, with a column for the reason: once fixed, the file can be imported again. */
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
