import type { ChartData } from './chart-data.ts'
import styles from './chart.module.css'

type Props = {
  data: ChartData
  /** Place on the horizontal axis, from 0. */
  at: number
  /** Pixels from the left edge of the chart. */
  left: number
}

/** The numbers under the pointer; the table says the same to those without one. */
export function ChartTip({ data: { labels, series, format }, at, left }: Props) {
  const numbers = new Intl.NumberFormat('en', format)
  const isOnTheRight = at > (labels.length - 1) / 2
  return (
    <div className={styles.tip} style={{ left }} data-side={isOnTheRight ? 'left' : 'right'} aria-hidden="true">
      <p className={styles.tipTitle}>{labels[at]}</p>
      {series.map(({ name, tone, values }) => (
        <p key={name} className={styles.tipRow}>
          <span className={styles.key} data-tone={tone} />
          {name}
          <strong>{values[at] === null ? '–' : numbers.format(values[at] ?? 0)}</strong>
        </p>
      ))}
    </div>
  )
}
