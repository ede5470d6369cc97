import { useTranslation } from 'react-i18next'
import type { AdminFigures } from '@postwright/core/api/admin-home'
import { addUsage, NO_USAGE } from '@postwright/core/model/usage-day'
import { PLATFORM_PRICES } from '@postwright/core/usage/estimate-cost'
import { formatLongDate, formatMonth } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { formatCount, formatMicros, formatSpan, formatStored } from '../format-figures.ts'
import styles from './admin-home.module.css'

type Usage = NonNullable<AdminFigures['usage']>

/** Shows usage of the current month by day, and its estimated cost. */
export function UsagePanel({ usage, readAt }: { usage: Usage | null; readAt: number }) {
  const { t } = useTranslation('admin-home')
  const month = formatMonth(new Date(readAt).toISOString().slice(0, 10))
  return (
    <Panel id="usage" title={t('admin-home:usage.title', { month })} description={t('admin-home:usage.text')}>
      {usage === null ? (
        <p role="status">{t('admin-home:failedPart')}</p>
      ) : (
        <div className={styles.stack}>
          <Totals usage={usage} />
          <details className={styles.days}>
            <summary>{t('admin-home:usage.byDay')}</summary>
            <DayTable days={usage.days} />
          </details>
          <p className={styles.source}>
            {t('admin-home:usage.prices', { day: formatLongDate(PLATFORM_PRICES.asOf) })}{' '}
            {PLATFORM_PRICES.sources.map((source, at) => (
              <span key={source}>
                {at > 0 && ', '}
                <a href={source} target="_blank" rel="noreferrer">
                  {new URL(source).pathname.split('/').at(1)}
                </a>
              </span>
            ))}
          </p>
        </div>
      )}
    </Panel>
  )
}

function Totals({ usage: { days, cost } }: { usage: Usage }) {
  const { t } = useTranslation('admin-home')
  const sum = days.reduce((total, day) => addUsage(total, day), NO_USAGE)
  const mails = days.reduce((total, day) => total + day.mails, 0)
  const stored = days.findLast(({ storedBytes }) => storedBytes !== null)?.storedBytes ?? null
  const facts = [
    { name: 'cost', value: formatMicros(cost.total) },
    { name: 'reads', value: formatCount(sum.reads) },
    { name: 'writes', value: formatCount(sum.writes + sum.deletes) },
    { name: 'functions', value: formatSpan(sum.busyMillis) },
    { name: 'stored', value: stored === null ? t('admin-home:usage.unmeasured') : formatStored(stored) },
    { name: 'mails', value: formatCount(mails) },
  ] as const
  const parts = {
    database: formatMicros(cost.database),
    functions: formatMicros(cost.functions),
    storage: formatMicros(cost.storage),
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`admin-home:usage.name.${name}`)}</dt>
          <dd>{value}</dd>
          <dd className={styles.source}>{t(`admin-home:usage.source.${name}`, parts)}</dd>
        </div>
      ))}
    </dl>
  )
}

function DayTable({ days }: { days: Usage['days'] }) {
  const { t } = useTranslation('admin-home')
  return (
    <div className={styles.tableFrame} role="region" aria-label={t('admin-home:usage.byDay')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin-home:usage.day')}</th>
            <th scope="col">{t('admin-home:usage.name.reads')}</th>
            <th scope="col">{t('admin-home:usage.name.writes')}</th>
            <th scope="col">{t('admin-home:usage.requests')}</th>
            <th scope="col">{t('admin-home:usage.name.functions')}</th>
            <th scope="col">{t('admin-home:usage.name.stored')}</th>
            <th scope="col">{t('admin-home:usage.name.mails')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatLongDate(day.day)}</th>
              <td>{formatCount(day.reads)}</td>
              <td>{formatCount(day.writes + day.deletes)}</td>
              <td>{formatCount(day.requests)}</td>
              <td>{formatSpan(day.busyMillis)}</td>
              <td>{day.storedBytes === null ? t('admin-home:usage.unmeasured') : formatStored(day.storedBytes)}</td>
              <td>{formatCount(day.mails)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
