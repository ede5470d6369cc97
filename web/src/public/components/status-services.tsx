import { useTranslation } from 'react-i18next'
import { StateBadge, type BadgeTone } from '../../ui/state-badge.tsx'
import type { ServiceStatus } from '../data/load-status.ts'
import type { Verdict } from '../status-verdict.ts'
import styles from './status-section.module.css'

type Props = { status: ServiceStatus | null; verdict: Verdict }
type State = 'ok' | 'failing' | 'unknown'

const SERVICES = ['api', 'database', 'signIn'] as const
const TONE = { ok: 'positive', failing: 'negative', unknown: 'neutral' } as const satisfies Record<State, BadgeTone>

/** Which parts of the service answer. That its API does is told by the answer itself. */
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
