import { useTranslation } from 'react-i18next'
import { metricsAgeSchema, type PublicationMetrics } from '@postwright/core/model/metrics'
import type { Variant } from '@postwright/core/model/variant'
import { useLiveList } from '@/lib/live/use-live.ts'
import { publicationMetricsQuery } from '../../data/publication-metrics-query.ts'
import styles from './publication-numbers.module.css'

const VALUES = ['likes', 'reposts', 'replies', 'views', 'clicks'] as const

/** How people answered a publication, as the network told after an hour, a day, a week and a month; nothing before. */
export function PublicationNumbers({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { workspaceId, id } = variant
  const read = useLiveList(publicationMetricsQuery(workspaceId, id))
  const measured = read.status === 'ready' ? inOrder(read.data) : []
  const shown = VALUES.filter((value) => measured.some(({ values }) => values[value] !== undefined))
  if (shown.length === 0) return null
  return (
    <table className={styles.numbers}>
      <caption className="visually-hidden">{t('publishing:numbers.title', { handle: variant.handle })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('publishing:numbers.after')}</span>
          </th>
          {shown.map((value) => (
            <th key={value} scope="col">
              {t(`publishing:numbers.value.${value}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map(({ age, values }) => (
          <tr key={age}>
            <th scope="row">{t(`publishing:numbers.age.${age}`)}</th>
            {shown.map((value) => (
              <td key={value}>{numberText(values[value])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inOrder(metrics: readonly PublicationMetrics[]): PublicationMetrics[] {
  const place = ({ age }: PublicationMetrics) => metricsAgeSchema.options.indexOf(age)
  return metrics.filter(({ state }) => state === 'measured').toSorted((a, b) => place(a) - place(b))
}

const NUMBERS = new Intl.NumberFormat('en')

function numberText(value: number | undefined): string {
  return value === undefined ? '–' : NUMBERS.format(value)
}
