import { useTranslation } from 'react-i18next'
import { StateBadge, type BadgeTone } from '../../ui/state-badge.tsx'
import type { ServiceStatus } from '../data/load-status.ts'
import { formatDuration } from '@/ui/format-length.ts'
import type { Verdict } from '../status.ts'
import styles from './status-section.module.css'
import { formatZoned, viewerZone, formatMoment } from '../../ui/format-time.ts'
import faults from './faults.module.css'

type Props = { status: ServiceStatus | null; verdict: Verdict }
type State = 'ok' | 'failing' | 'unknown'

const SERVICES = ['api', 'database', 'signIn'] as const
const TONE = { ok: 'positive', failing: 'negative', unknown: 'neutral' } as const satisfies Record<State, BadgeTone>

/** Shows which parts of the service respond. The response itself proves that the API works. */
export function StatusServices({ status, verdict }: Props) {
  const { t } = useTranslation('status')
  const isHeard = status !== null && verdict !== 'unknown' && verdict !== 'offline'
  const states = { api: isHeard ? 'ok' : 'unknown', ...(isHeard ? status.services : UNHEARD) } as const
  return (
    <section className={styles.section} aria-labelledby="parts-title">
      <h2 className={styles.title} id="parts-title">
        {t('status:service.title')}
      </h2>
      <ul className={styles.rows}>
        {SERVICES.map((service) => (
          <li key={service} className={styles.row}>
            <span>{t(`status:service.${service}`)}</span>
            <StateBadge tone={TONE[states[service]]}>{t(`status:service.${states[service]}`)}</StateBadge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const UNHEARD = { database: 'unknown', signIn: 'unknown' } as const

/** Lists the recorded pauses of the scheduler. */
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
            <span className={styles.text}>
              {t('status:pause.lasted', { span: formatDuration(endedAt - startedAt) })}
            </span>
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

const TERMS = ['heartbeat', 'post', 'network'] as const

/** Explains the figures of the page and their limits. */
export function StatusReading() {
  const { t } = useTranslation('status')
  return (
    <section className={styles.section} aria-labelledby="reading-title">
      <h2 className={styles.title} id="reading-title">
        {t('status:reading.title')}
      </h2>
      <dl className={faults.list}>
        {TERMS.map((term) => (
          <div key={term} className={faults.fault}>
            <dt className={faults.what}>{t(`status:reading.${term}.term`)}</dt>
            <dd className={faults.then}>{t(`status:reading.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
