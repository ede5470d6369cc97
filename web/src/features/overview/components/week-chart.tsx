import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '@/ui/chart.tsx'
import { formatDay, formatWeekday } from '@/ui/format-time.ts'
import { OUTCOMES, type DayOutcomes, OUTCOME_TEXT, OUTCOME_TONE } from '../week-outcomes.ts'
import classes from './status.module.css'

export type WeekChartProps = { /** Null while loading. */ days: readonly DayOutcomes[] | null; tzid: string }

/** The outcomes of all due publications, day by day: each outcome that occurred is a segment of the bars. */
export function WeekChart({ days, tzid }: WeekChartProps) {
  const { t } = useTranslation('overview')
  const data = useMemo(() => {
    const counted = days ?? []
    const series = OUTCOMES.map((outcome) => ({
      name: t(OUTCOME_TEXT[outcome]),
      tone: OUTCOME_TONE[outcome],
      values: counted.map(({ counts }) => counts[outcome]),
    }))
    return {
      kind: 'bars' as const,
      labels: counted.map(({ from }) => formatDay(from, tzid)),
      ticks: counted.map(({ from }) => formatWeekday(from, tzid)),
      series: series.filter(({ values }) => values.some((value) => value > 0)),
    }
  }, [days, tzid, t])
  const parts = data.series.map(({ name, values }) => `${name}: ${values.reduce((sum, value) => sum + value, 0)}`)
  return (
    <div className={classes.chart}>
      <Chart
        {...data}
        title={t('overview:week.chart')}
        summary={t('overview:week.chartSummary', { parts: parts.join(', ') })}
        isLoading={days === null}
        height={128}
      />
    </div>
  )
}
