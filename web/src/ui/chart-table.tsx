import { useTranslation } from 'react-i18next'
import type { ChartData } from './chart-data.ts'
import styles from './chart.module.css'

/** The numbers of a chart in rows; it scrolls by keyboard where it is wider than its place. */
export function ChartTable({ data: { labels, series, format, kind }, label }: { data: ChartData; label: string }) {
  const { t } = useTranslation('ui')
  const numbers = new Intl.NumberFormat('en', format)
  const hasTotal = kind === 'bars' && series.length > 1
  return (
    <div className={styles.tableFrame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hasTotal && <th scope="col">{t('ui:chart.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {labels.map((place, at) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[at] === null ? '–' : numbers.format(values[at] ?? 0)}</td>
              ))}
              {hasTotal && <td>{numbers.format(series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
