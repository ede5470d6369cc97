import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Sparkline } from './sparkline.tsx'
import { StatDelta, type Delta } from './stat-delta.tsx'
import styles from './stat-tile.module.css'

export type StatTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'muted'

type Props = {
  label: string
  /** Null while unknown. */
  value: number | null
  /** Options for `Intl.NumberFormat`: percent, currency, digits. */
  format?: Intl.NumberFormatOptions
  delta?: Delta
  /** Values of the same number over time, oldest first. */
  points?: readonly number[]
  /** Tone of a dot in the colour that the number has in a nearby chart. */
  tone?: StatTone
}

/** Shows one number with its name, its change and its history. */
export function StatTile({ label, value, format, delta, points, tone }: Props) {
  const { t } = useTranslation('ui')
  return (
    <dl className={styles.tile}>
      <dt className={styles.label}>
        {tone !== undefined && <span className={styles.dot} data-tone={tone} aria-hidden="true" />}
        {label}
      </dt>
      {value === null ? (
        <dd className={styles.value} aria-busy="true">
          <Skeleton height="1.5rem" width="4rem" my="0.375rem" />
          <span className="visually-hidden">{t('ui:stat.loading', { label })}</span>
        </dd>
      ) : (
        <dd className={styles.value}>{new Intl.NumberFormat('en', format).format(value)}</dd>
      )}
      {value !== null && delta && (
        <dd>
          <StatDelta delta={delta} />
        </dd>
      )}
      {value !== null && points && (
        <dd className={styles.course} aria-hidden="true">
          <Sparkline points={points} />
        </dd>
      )}
    </dl>
  )
}
