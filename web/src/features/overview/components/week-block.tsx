import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { Panel } from '@/ui/panel.tsx'
import type { WeekOutcomes } from '../week-outcomes.ts'
import { WeekLine } from './week-line.tsx'

/** Every publication of the last seven days, by outcome; the sum is checked against a count of its own. */
export function WeekBlock({ week }: { week: UseQueryResult<WeekOutcomes> }) {
  const { t } = useTranslation('overview')
  return (
    <Panel id="week" title={t('overview:week.title')}>
      {week.status === 'pending' && <Skeleton height={44} />}
      {week.status === 'error' && <ErrorPanel title={t('overview:week.error')} onRetry={() => void week.refetch()} />}
      {week.status === 'success' && <WeekLine week={week.data} />}
    </Panel>
  )
}
