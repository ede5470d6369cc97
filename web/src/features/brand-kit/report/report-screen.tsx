import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useEarlierKits } from '../data/use-earlier-kits.ts'
import { ReportList } from './report-list.tsx'
import { sortRows } from './report-row.ts'
import styles from './report.module.css'
import { useReport } from './use-report.ts'

const NONE: readonly EarlierKit[] = []

/** `/dashboard/brand-kit/report`: what of everything that is to go out is not as the brand kits want it. */
export function Component() {
  const { t } = useTranslation(['brand', 'checks', 'lint', 'ui'])
  const { workspaceId } = useSignedIn()
  const kits = useBrandKits(workspaceId)
  const [hasDrafts, setDrafts] = useState(false)
  const [round, setRound] = useState(0)
  const again = () => setRound(round + 1)
  return (
    <>
      <PageHeader title={t('brand:report.title')} description={t('brand:report.description')} />
      <DataState
        read={kits}
        loading={<SkeletonList rows={3} label={t('brand:report.loading')} />}
        errorTitle={t('brand:report.error')}
        empty={<EmptyState drawing="check" title={t('brand:report.noKit')} text={t('brand:report.noKitText')} />}
      >
        {(data) => (
          <ReportOf key={round} workspaceId={workspaceId} kits={data} {...{ hasDrafts, setDrafts }} onAgain={again} />
        )}
      </DataState>
    </>
  )
}

type Props = {
  workspaceId: string
  kits: readonly BrandKit[]
  hasDrafts: boolean
  setDrafts: (hasDrafts: boolean) => void
  onAgain: () => void
}

function ReportOf({ workspaceId, kits, hasDrafts, setDrafts, onAgain }: Props) {
  const { t } = useTranslation('brand')
  const known = useEarlierKits(workspaceId)
  // Where they cannot be read, the report says what fails and compares nothing.
  const earlier = known.status === 'ready' ? known.data : known.status === 'loading' ? null : NONE
  const report = useReport(workspaceId, kits, { earlier, hasDrafts })
  const channels = useConnections(workspaceId)
  const { status, judged, failing, isCompared } = report
  const count = failing.length
  const added = failing.filter((row) => row.failing.some(({ isNew }) => isNew)).length
  return (
    <>
      <div className={styles.tools}>
        <Switch
          label={t('report.drafts')}
          checked={hasDrafts}
          onChange={({ currentTarget }) => setDrafts(currentTarget.checked)}
        />
        <Button variant="default" disabled={status === 'running'} onClick={onAgain}>
          {t('report.again')}
        </Button>
      </div>
      <p role="status" className={styles.summary}>
        {t(`report.status.${status}`, { judged })} {t('report.failing', { count })}{' '}
        {isCompared && t('report.newly', { count: added })}
      </p>
      {status === 'done' && count === 0 ? (
        <EmptyState drawing="check" title={t('report.none')} text={t('report.noneText')} />
      ) : (
        <ReportList rows={sortRows(failing)} channels={channels.status === 'ready' ? channels.data : []} />
      )}
    </>
  )
}
