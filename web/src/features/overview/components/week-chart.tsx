import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '@/ui/chart.tsx'
import { formatDay, formatWeekday } from '@/ui/format-time.ts'
import type { DayOutcomes } from '../week-outcomes.ts'
import classes from './status.module.css'

type Props = { /** Null while they are counted. */ days: readonly DayOutcomes[] | null; tzid: string }

/** What went out and what failed, day by day. */
export function WeekChart({ days, tzid }: Props) {
  const { t } = useTranslation('overview')
  const data = useMemo(() => {
    return {
      kind: 'bars' as const,
      labels: (days ?? []).map(({ from }) => formatDay(from, tzid)),
      ticks: (days ?? []).map(({ from }) => formatWeekday(from, tzid)),
      series: [
        {
          name: t('overview:week.published'),
          tone: 'positive' as const,
          values: (days ?? []).map((day) => day.published),
        },
        { name: t('overview:week.failed'), tone: 'negative' as const, values: (days ?? []).map((day) => day.failed) },
      ],
    }
  }, [days, tzid, t])
  const [published = 0, failed = 0] = data.series.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  return (
    <div className={classes.chart}>
      <Chart
        {...data}
        title={t('overview:week.chart')}
        summary={t('overview:week.chartSummary', { published, failed })}
        isLoading={days === null}
        height={128}
      />
    </div>
  )
}
