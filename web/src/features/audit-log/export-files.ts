import { csvFile } from '@postwright/core/csv/csv-file'
import type { Exported, ExportedEntry } from './data/log-calls.ts'

/** Returns entries as a file for spreadsheets, with ids as stored. Times are in UTC (ISO 8601). */
export function auditCsv(entries: readonly ExportedEntry[], head: readonly string[]): string {
  const rows = entries.map(({ id, createdAt, actorUid, action, workspaceId, subject, people, facts }) => [
    id,
    new Date(createdAt).toISOString(),
    actorUid,
    action,
    workspaceId ?? '',
    subject,
    people.join(' '),
    JSON.stringify(facts),
  ])
  return `\ufeff${csvFile([head, ...rows])}`
}

/** Returns the seals, then the entries, one per line, in the format of `verify-audit.mjs`. */
export function auditJsonLines({ entries, seals }: Exported): string {
  const lines = [
    ...seals.map((seal) => ({ type: 'seal', ...seal })),
    ...entries.map((entry) => ({ type: 'entry', ...entry })),
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
