import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/later-part.tsx'
import { queryState } from '@/lib/query-state.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import type { DayOutcomes, WeekOutcomes } from '../week-outcomes.ts'
import type { WeekChartProps } from './week-chart.tsx'
import { WeekLine } from './week-line.tsx'

// Most visits have nothing to draw; where the drawing cannot be loaded, the numbers above it say the same.
const WeekChart = lazyPart<WeekChartProps>(() =>
  import('./week-chart.tsx').then(
    ({ WeekChart: Drawn }) => Drawn,
    () => () => null,
  ),
)

type Props = { week: UseQueryResult<WeekOutcomes>; days: UseQueryResult<DayOutcomes[]>; tzid: string }

/** Every publication of the last seven days, by outcome and by day; the sum is checked against a count of its own. */
export function WeekBlock({ week, days, tzid }: Props) {
  const { t } = useTranslation('overview')
  return (
    <Panel id="week" title={t('overview:week.title')}>
      <DataState read={queryState(week)} loading={<Skeleton height="6rem" />} errorTitle={t('overview:week.error')}>
        {(outcomes) => <WeekLine week={outcomes} />}
      </DataState>
      {week.status === 'success' && days.isEnabled && days.status !== 'error' && (
        <WeekChart days={days.data ?? null} tzid={tzid} waiting={<Skeleton height="11rem" mt="md" />} />
      )}
    </Panel>
  )
}
