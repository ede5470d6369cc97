import { useTranslation } from 'react-i18next'
import type { ActivityEntry } from '@postwright/core/api/activity'
import { csvFile } from '@postwright/core/csv/csv-file'
import { useActivityWords } from './use-activity-words.ts'

/** Activity as a file for spreadsheets. Times are in UTC (ISO 8601). */
export function useActivityCsv(workspaceId: string): (entries: readonly ActivityEntry[]) => string {
  const { t } = useTranslation('workspace')
  const { nameOf, wordsOf, subjectOf } = useActivityWords(workspaceId)
  const head = (['time', 'person', 'action', 'subject', 'id', 'text'] as const).map((column) =>
    t(`workspace:activity.column.${column}`),
  )
  return (entries) => {
    const rows = entries.map((entry) => [
      new Date(entry.at).toISOString(),
      nameOf(entry),
      wordsOf(entry),
      entry.subject ? subjectOf(entry.subject) : '',
      entry.subject?.id ?? '',
      entry.words,
    ])
    return csvFile([head, ...rows])
  }
}
