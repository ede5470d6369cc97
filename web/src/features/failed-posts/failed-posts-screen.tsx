import { SegmentedControl, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { failedStateSchema } from '@postwright/core/model/failed-post'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { CausesPanel } from './components/causes-panel.tsx'
import { FailedList } from './components/failed-list.tsx'
import { FilterRow } from './components/filter-row.tsx'
import { StuckJobs } from './components/stuck-jobs.tsx'
import { StuckMails } from './components/stuck-mails.tsx'
import { StuckPayments } from './components/stuck-payments.tsx'
import styles from './components/failed-posts.module.css'
import { readFilter, withPart } from './failed-filter.ts'

const STUCK_PARTS = ['jobs', 'mails', 'payments'] as const
const STUCK = { jobs: <StuckJobs />, mails: <StuckMails />, payments: <StuckPayments /> }

/** Posts that were not published, by state, and stuck work. The address holds the view. */
export function Component() {
  const { t } = useTranslation('failed-posts')
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const stuck = STUCK_PARTS.find((each) => each === params.get('state')) ?? null
  const part = stuck ?? filter.state
  const parts = [...failedStateSchema.options, ...STUCK_PARTS]
  return (
    <Stack gap="lg">
      <OfflineNote text={t('failed-posts:offline')} />
      <div className={styles.parts}>
        <SegmentedControl
          aria-label={t('failed-posts:parts')}
          value={part}
          onChange={(chosen) => setParams(withPart(params, 'state', chosen), { replace: true })}
          data={parts.map((value) => ({ value, label: t(`failed-posts:part.${value}`) }))}
        />
      </div>
      {stuck ? (
        STUCK[stuck]
      ) : (
        <>
          {part === 'failed' && <CausesPanel />}
          <FilterRow filter={filter} />
          <FailedList key={JSON.stringify(filter)} filter={filter} />
        </>
      )}
    </Stack>
  )
}
