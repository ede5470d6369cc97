import { useTranslation } from 'react-i18next'
import { byName } from '@/platforms/by-name.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { StateBadge, type BadgeTone } from '../../ui/state-badge.tsx'
import type { ServiceStatus } from '../data/load-status.ts'
import type { Verdict } from '../status.ts'
import styles from './status-section.module.css'

type Props = {
  status: ServiceStatus | null
  verdict: Verdict
  /** Time of arrival on this browser's clock. */ cameAt: number
}

type NetworkState = NonNullable<ServiceStatus['networks']>[number]['state']

const TONE = {
  operational: 'positive',
  degraded: 'warning',
  paused: 'neutral',
} as const satisfies Record<NetworkState, BadgeTone>

/** Shows whether each network accepts posts, according to the latest deliveries. */
export function StatusNetworks({ status, verdict, cameAt }: Props) {
  const { t } = useTranslation('status')
  const isHeard = status !== null && verdict !== 'unknown' && verdict !== 'offline'
  const networks = isHeard ? status.networks : null
  const seenHere = (instant: number) => cameAt - ((status?.checkedAt ?? 0) - instant)
  return (
    <section className={styles.section} aria-labelledby="networks-title">
      <h2 className={styles.title} id="networks-title">
        {t('status:network.title')}
      </h2>
      <p className={styles.text}>{t('status:network.text')}</p>
      <ul className={styles.rows}>
        {networks?.toSorted(byName).map(({ platform, state, since, deliveries }) => (
          <li key={platform} className={styles.row}>
            <span>
              {platformName(platform)}
              {state !== 'operational' && <span className={styles.why}>{t(`status:network.why.${state}`)}</span>}
              {deliveries && (
                <span className={styles.why}>
                  <NetworkDeliveries {...deliveries} key={cameAt} seenHere={seenHere} />
                </span>
              )}
            </span>
            <span className={styles.state}>
              {since !== null && (
                <span className={styles.text}>
                  {t('status:network.since')} <RelativeTime key={cameAt} instant={seenHere(since)} />
                </span>
              )}
              <StateBadge tone={TONE[state]}>{t(`status:network.${state}`)}</StateBadge>
            </span>
          </li>
        ))}
        {networks === null && (
          <li className={styles.row}>
            <span className={styles.text}>
              {t(verdict === 'loading' ? 'status:network.loading' : 'status:network.unknown')}
            </span>
          </li>
        )}
        {networks?.length === 0 && (
          <li className={styles.row}>
            <span className={styles.text}>{t('status:network.none')}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

type DeliveriesProps = NonNullable<NonNullable<ServiceStatus['networks']>[number]['deliveries']> & {
  seenHere: (instant: number) => number
}

/** Shows the time of the last successful delivery to the network, and the results of the last day. */
function NetworkDeliveries({ succeededAt, succeeded, failed, seenHere }: DeliveriesProps) {
  const { t } = useTranslation('status')
  if (succeededAt === null && failed === 0) return t('status:network.noDeliveries')
  const counts = [
    t('status:network.succeeded', { count: succeeded }),
    ...(failed > 0 ? [t('status:network.failed', { count: failed })] : []),
  ]
  return (
    <>
      {succeededAt !== null && (
        <>
          {t('status:network.lastDelivery')} <RelativeTime instant={seenHere(succeededAt)} /> ·{' '}
        </>
      )}
      {t('status:network.lastDay', { counts: counts.join(', ') })}
    </>
  )
}
