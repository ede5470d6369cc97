import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { queryState } from '@/lib/query-state.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { type DayOutcomes, type WeekOutcomes, addsUp, presentIn, OUTCOME_TEXT, OUTCOME_TONE } from '../week-outcomes.ts'
import type { WeekChartProps } from './week-chart.tsx'
import { StatTile } from '@/ui/stat-tile.tsx'
import classes from './status.module.css'

// Lazy: most visits have nothing to draw; if the chart cannot be loaded, the numbers above it have the same content.
const WeekChart = lazyPart<WeekChartProps>(() =>
  import('./week-chart.tsx').then(
    ({ WeekChart: Drawn }) => Drawn,
    () => () => null,
  ),
)

type Props = { week: UseQueryResult<WeekOutcomes>; days: UseQueryResult<DayOutcomes[]>; tzid: string }

/** Every publication of the last seven days, by outcome and by day; the total is checked against a separate count. */
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

/** The outcomes that occurred, each with its number, and their total. */
export function WeekLine({ week }: { week: WeekOutcomes }) {
  const { t } = useTranslation('overview')
  if (week.total === 0) return <p className={classes.text}>{t('overview:week.none')}</p>
  const present = presentIn(week.counts)
  const sum = present.map((outcome) => week.counts[outcome]).join(' + ')
  return (
    <>
      <p className={classes.lead}>{t('overview:week.due', { count: week.total })}</p>
      <div className={classes.tiles}>
        {present.map((outcome) => (
          <StatTile
            key={outcome}
            label={t(OUTCOME_TEXT[outcome])}
            value={week.counts[outcome]}
            tone={OUTCOME_TONE[outcome]}
          />
        ))}
      </div>
      <p className={classes.sum}>
        {addsUp(week) ? t('overview:week.adds', { sum, total: week.total }) : t('overview:week.moving')}
      </p>
    </>
  )
}
