import { ActionIcon, Skeleton, Tooltip } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasShape, type ChartData } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './chart.module.css'

// If the drawing cannot be loaded, the table is shown instead.
const ChartCanvas = lazy(() =>
  import('./chart-canvas.tsx').then(
    ({ ChartCanvas: Canvas }) => ({ default: Canvas }),
    () => ({ default: ChartTable }),
  ),
)

type Props = ChartData & {
  title: string
  /** One-sentence description of the chart for screen readers. */
  summary: string
  /** Shown instead of the drawing while every number is zero. */
  empty?: string
  isLoading?: boolean
  /** Pixels at normal text size. */
  height?: number
}

/** Shows numbers over time as lines, areas or stacked bars, with a legend; one button shows the same numbers as a table. */
export function Chart({ title, summary, empty, isLoading = false, height = 180, ...given }: Props) {
  const { t } = useTranslation('ui')
  const [isTable, setTable] = useState(false)
  const { kind, labels, ticks, series, format } = given
  const data = useMemo(() => ({ kind, labels, ticks, series, format }), [kind, labels, ticks, series, format])
  const isEmpty = !hasShape(series)
  const label = `${title}. ${summary}`
  const toggle = t(isTable ? 'ui:chart.asChart' : 'ui:chart.asTable')
  const placeholder = <Skeleton height={`${height / 16}rem`} role="status" aria-label={t('ui:chart.loading')} />

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {!isEmpty && !isLoading && (
          <Tooltip label={toggle}>
            <ActionIcon variant="subtle" color="gray" aria-label={toggle} onClick={() => setTable(!isTable)}>
              {isTable ? <IconChartBar size="1.125rem" aria-hidden /> : <IconTable size="1.125rem" aria-hidden />}
            </ActionIcon>
          </Tooltip>
        )}
      </figcaption>
      <Legend series={series} isLine={kind !== 'bars'} />
      {isLoading && placeholder}
      {!isLoading && isEmpty && (
        <p className={styles.empty} style={{ minHeight: `${height / 16}rem` }}>
          {empty ?? t('ui:chart.empty')}
        </p>
      )}
      {!isLoading && !isEmpty && isTable && <ChartTable data={data} label={title} />}
      {!isLoading && !isEmpty && !isTable && (
        <Suspense fallback={placeholder}>
          <ChartCanvas data={data} height={height} label={label} />
        </Suspense>
      )}
    </figure>
  )
}

function Legend({ series, isLine }: { series: ChartData['series']; isLine: boolean }) {
  if (series.length < 2) return null
  return (
    <ul className={styles.legend}>
      {series.map(({ name, tone }, index) => (
        <li key={name}>
          <span className={styles.key} data-tone={tone} data-line={isLine ? index : undefined} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}
