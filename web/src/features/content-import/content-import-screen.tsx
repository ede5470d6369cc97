import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/lib/save-file.ts'
import { useLatestJob } from '@/jobs/data/use-jobs.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { toast } from '@/ui/toast.tsx'
import { badRowsFile } from './bad-rows-file.ts'
import { toImportRow } from './check-rows.ts'
import { ColumnMap } from './components/column-map.tsx'
import { DryRun } from './components/dry-run.tsx'
import { ImportOptions } from './components/import-options.tsx'
import { ImportProgress } from './components/import-progress.tsx'
import { SourceStep } from './components/source-step.tsx'
import { beginPostImport, useChannelSets, useTemplates } from './data/post-import-commands.ts'
import { faultText } from './fault-text.ts'
import { useCheckedRows, type ImportChoices } from './use-checked-rows.ts'
import { useTable } from './use-table.ts'

const NO_SETS: never[] = []

/** Many posts at once from a table: what its columns are, a dry run of every row, then all of them or the good ones. */
export function Component() {
  const { t } = useTranslation(['import', 'areas', 'studio', 'ui', 'errors'])
  const { user, workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const errorText = useErrorText()
  const { open, fault, takeFile, takeText, setColumn, close } = useTable()
  const [choices, setChoices] = useState<ImportChoices>({ timeZone, connectionIds: [], template: null, queueId: null })
  const [isBusy, setBusy] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  const connections = useConnections(workspaceId)
  const sets = useChannelSets(workspaceId)
  const templates = useTemplates(workspaceId)
  const queues = useQueues(workspaceId)
  const jobs = useLatestJob(user.id, 'post_import')
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
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const isShown = job && (job.id === jobId || job.status === 'queued' || job.status === 'running')

  async function start(which: 'good' | 'all') {
    const chosen = which === 'good' ? rows.filter(({ faults }) => faults.length === 0) : rows
    const sent = chosen.flatMap(
      (row) => toImportRow(row, { asDraft: row.faults.length > 0, queueId: choices.queueId }) ?? [],
    )
    setBusy(true)
    try {
      setJobId(await beginPostImport(workspaceId, sent))
      close()
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }

  function saveBadRows() {
    if (!open) return
    const problems = new Map(
      rows.flatMap(({ row, faults }) =>
        faults.length > 0 ? [[row, faults.map((each) => faultText(t, each)).join(' ')] as const] : [],
      ),
    )
    saveFile('rows-to-mend.csv', `\ufeff${badRowsFile(open.table, problems, t('import:dry.problem'))}`, 'text/csv')
  }

  return (
    <>
      <PageHeader
        title={t('import:title')}
        description={t('import:description')}
        actions={
          open && (
            <Button variant="default" onClick={close}>
              {t('import:another')}
            </Button>
          )
        }
      />
      <StudioTabs />
      {isShown && <ImportProgress job={job} />}
      {open === null ? (
        <SourceStep fault={fault} onFile={(file) => void takeFile(file)} onText={(text) => void takeText(text)} />
      ) : (
        <>
          <ColumnMap open={open} onColumn={setColumn} />
          <ImportOptions
            choices={choices}
            channels={channels}
            queues={queues.status === 'ready' ? queues.data : []}
            templates={templates.status === 'ready' ? templates.data : []}
            onChoices={setChoices}
          />
          <DryRun
            rows={rows}
            queue={queueName}
            isBusy={isBusy}
            onImport={(which) => void start(which)}
            onBadRows={saveBadRows}
          />
        </>
      )}
    </>
  )
}
