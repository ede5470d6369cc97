import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '@/ui/chart.tsx'
import { formatShortDate, formatTick } from '@/ui/format-time.ts'
import type { ReportProps } from './analytics-data.ts'
import { numberText, tallyOf, valueOf } from './analytics-text.ts'
import { type Charted, CHARTED } from './use-analytics-view.ts'
import styles from './analytics.module.css'

const CHOICES = CHARTED.filter((figure) => figure !== 'likes' && figure !== 'reposts' && figure !== 'replies')

/** One figure over the days of the period, beside the period that it is compared with. A day whose posts tell nothing is a gap. */
export function PeriodChart({ report, view, onFigure }: ReportProps & { onFigure: (figure: Charted) => void }) {
  const { t } = useTranslation('analytics')
  const { current, before } = report
  const { figure } = view
  const data = useMemo(() => {
    const name = (from: string, to: string) => `${formatShortDate(from, to)} – ${formatShortDate(to, to)}`
    const told = tallyOf(current.total, figure) !== null
    const course = (days: typeof current.days) => days.map(({ sums }) => valueOf(sums, figure))
    return {
      kind: 'line' as const,
      labels: current.days.map(({ day }) => formatShortDate(day, current.to)),
      ticks: current.days.map(({ day }) => formatTick(day)),
      series: told
        ? [
            { name: name(current.from, current.to), tone: 'accent' as const, values: course(current.days) },
            ...(before
              ? [{ name: name(before.from, before.to), tone: 'muted' as const, values: course(before.days) }]
              : []),
          ]
        : [],
    }
  }, [current, before, figure])
  const total = tallyOf(current.total, figure)
  return (
    <div className={styles.chart}>
      <SegmentedControl
        className={styles.figures}
        aria-label={t('analytics:chart.figure')}
        value={figure}
        onChange={(value) => onFigure(CHARTED.find((each) => each === value) ?? 'engagement')}
        data={CHOICES.map((value) => ({ value, label: t(`analytics:figure.${value}`) }))}
      />
      <Chart
        {...data}
        title={t('analytics:chart.title', { figure: t(`analytics:figure.${figure}`) })}
        summary={t('analytics:chart.summary', { total: numberText(total?.sum), days: current.days.length })}
        empty={total ? t('analytics:chart.zero') : t('analytics:untold')}
        height={220}
      />
    </div>
  )
}
