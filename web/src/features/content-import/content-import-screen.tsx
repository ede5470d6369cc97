import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatestJob } from '@/jobs/data/use-jobs.ts'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ImportProgress } from './components/import-progress.tsx'
import { SourceStep } from './components/source-step.tsx'
import type { ImportChoices } from './use-checked-rows.ts'
import { useTable } from './use-table.ts'

/** Lazy: the code that parses and checks rows loads while a table is chosen. */
const TableStep = lazyPart(async () => (await import('./components/table-step.tsx')).TableStep)

/** Imports many posts from a table: the column mapping, a dry run of every row, then all rows or only the valid ones. */
export function Component() {
  const { t } = useTranslation(['import', 'areas', 'studio', 'ui', 'errors'])
  const { user, workspaceId } = useSignedIn()
  const { open, fault, takeFile, takeText, setColumn, setDateOrder, setEncoding, close } = useTable()
  const { timeZone } = useWorkspace()
  const [choices, setChoices] = useState<ImportChoices>({ timeZone, connectionIds: [], template: null, queueId: null })
  const [jobId, setJobId] = useState<string | null>(null)
  const jobs = useLatestJob(user.id, 'post_import')
  const job = jobs.status === 'ready' ? jobs.data[0] : undefined
  const isShown = job && (job.id === jobId || job.status === 'queued' || job.status === 'running')
  useLoadWhenIdle(TableStep.load)

  function follow(begun: string) {
    setJobId(begun)
    close()
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
        <TableStep
          workspaceId={workspaceId}
          {...{ open, choices }}
          onColumn={setColumn}
          onDateOrder={setDateOrder}
          onEncoding={(encoding) => void setEncoding(encoding)}
          onChoices={setChoices}
          onBegun={follow}
          waiting={<SkeletonList rows={4} />}
        />
      )}
    </>
  )
}
