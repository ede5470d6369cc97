import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../ui/format-moment.ts'
import { formatZoned, viewerZone } from '../../ui/format-time.ts'
import type { ServiceStatus } from '../data/load-status.ts'
import { formatSpan } from '../format-span.ts'
import styles from './status-section.module.css'

/** When the scheduler stood still, as far as it is kept. */
export function StatusPauses({ status }: { status: ServiceStatus | null }) {
  const { t } = useTranslation('status')
  const scheduler = status?.scheduler ?? null
  const now = status?.checkedAt ?? 0
  return (
    <section className={styles.section} aria-labelledby="pauses-title">
      <h2 className={styles.title} id="pauses-title">
        {t('status:pause.title')}
      </h2>
      <p className={styles.text}>{t('status:pause.text')}</p>
      <ul className={styles.rows}>
        {scheduler?.pauses.map(({ startedAt, endedAt }) => (
          <li key={startedAt} className={styles.row}>
            <span>
              {t('status:pause.row', {
                from: formatZoned(startedAt, viewerZone(), now),
                to: formatMoment(endedAt, viewerZone(), now),
              })}
            </span>
            <span className={styles.text}>{t('status:pause.lasted', { span: formatSpan(endedAt - startedAt) })}</span>
          </li>
        ))}
        {(scheduler === null || scheduler.pauses.length === 0) && (
          <li className={styles.row}>
            <span className={styles.text}>
              {t(
                status === null || status.services.database === 'failing'
                  ? 'status:pause.unknown'
                  : 'status:pause.none',
              )}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
