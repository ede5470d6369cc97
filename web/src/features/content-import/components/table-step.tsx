import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EightBits } from '@/lib/decode-file.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { toast } from '@/ui/toast.tsx'
import { badRowsFile } from '../bad-rows-file.ts'
import { toImportRow } from '../check-rows.ts'
import { beginPostImport, useChannelSets, useTemplates } from '../data/post-import-commands.ts'
import { faultText } from '../fault-text.ts'
import { useCheckedRows, type ImportChoices } from '../use-checked-rows.ts'
import type { useTable, OpenTable } from '../use-table.ts'
import { ColumnMap } from './column-map.tsx'
import { DryRun } from './dry-run.tsx'
import { FileQuestions } from './file-questions.tsx'
import { ImportOptions } from './import-options.tsx'

const NO_SETS: never[] = []

type Props = {
  workspaceId: string
  open: OpenTable
  /** They stay when another table is taken. */
  choices: ImportChoices
  onColumn: ReturnType<typeof useTable>['setColumn']
  onDateOrder: ReturnType<typeof useTable>['setDateOrder']
  onEncoding: (encoding: EightBits) => void
  onChoices: (choices: ImportChoices) => void
  onBegun: (jobId: string) => void
}

/** A table that was chosen: its columns, what holds for all rows, and every row tried out. */
export function TableStep({ workspaceId, open, choices, onColumn, onChoices, onBegun, ...questions }: Props) {
  const { t } = useTranslation(['import', 'errors'])
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const connections = useConnections(workspaceId)
  const sets = useChannelSets(workspaceId)
  const templates = useTemplates(workspaceId)
  const queues = useQueues(workspaceId)
  const channels = useMemo(
    () => (connections.status === 'ready' ? connections.data : []).filter(({ status }) => status !== 'disconnected'),
    [connections],
  )
  const rows = useCheckedRows(workspaceId, open, {
    channels,
    sets: sets.status === 'ready' ? sets.data : NO_SETS,
    choices,
  })
  const queueName = (queues.status === 'ready' && queues.data.find(({ id }) => id === choices.queueId)?.name) || null

  async function start(which: 'good' | 'all') {
    const chosen = which === 'good' ? rows.filter(({ faults }) => faults.length === 0) : rows
    const sent = chosen.flatMap(
      (row) => toImportRow(row, { asDraft: row.faults.length > 0, queueId: choices.queueId }) ?? [],
    )
    setBusy(true)
    try {
      onBegun(await beginPostImport(workspaceId, sent))
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }

  function saveBadRows() {
    const problems = new Map(
      rows.flatMap(({ row, faults }) =>
        faults.length > 0 ? [[row, faults.map((each) => faultText(t, each)).join(' ')] as const] : [],
      ),
    )
    saveFile('rows-to-fix.csv', `\ufeff${badRowsFile(open.table, problems, t('import:dry.problem'))}`, 'text/csv')
  }

  return (
    <>
      <FileQuestions open={open} rows={rows} {...questions} />
      <ColumnMap open={open} onColumn={onColumn} />
      <ImportOptions
        choices={choices}
        channels={channels}
        queues={queues.status === 'ready' ? queues.data : []}
        templates={templates.status === 'ready' ? templates.data : []}
        onChoices={onChoices}
      />
      <DryRun
        rows={rows}
        queue={queueName}
        isBusy={isBusy}
        onImport={(which) => void start(which)}
        onBadRows={saveBadRows}
      />
    </>
  )
}
