import { useTranslation } from 'react-i18next'
import type { ChartData } from './chart-data.ts'
import styles from './chart.module.css'

/** Shows the numbers of a chart as a table, which scrolls with the keyboard if it is wider than its container. */
export function ChartTable({ data: { labels, series, format, kind }, label }: { data: ChartData; label: string }) {
  const { t } = useTranslation('ui')
  const numbers = new Intl.NumberFormat('en', format)
  const numberOf = (value: number | null | undefined) => (typeof value === 'number' ? numbers.format(value) : '–')
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
                <td key={name}>{numberOf(values[at])}</td>
              ))}
              {hasTotal && <td>{numbers.format(series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
