import { useTranslation } from 'react-i18next'
import {
  MEDIA_BYTES_MAX,
  POST_CONNECTIONS_MAX,
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  SCHEDULE_HORIZON,
} from '@postwright/core/limits'
import { ownValue } from '@postwright/core/own-value'
import { PLAN_LIMITS } from '@postwright/core/model/plan'
import { formatBytes } from '@/ui/format-bytes.ts'
import { getShownPrice, type PlanOffer, formatMoney } from '../plan-offer.ts'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './plan-card.module.css'

const INCLUDED = ['safeguards', 'channels', 'pictures', 'text', 'horizon', 'export', 'team'] as const

/** Limits enforced by the product: the texts use the same numbers as the checks. */
const NUMBERS = {
  channels: POST_CONNECTIONS_MAX,
  pictures: POST_MEDIA_MAX,
  megabytes: MEDIA_BYTES_MAX / 1024 / 1024,
  letters: POST_TEXT_MAX.toLocaleString('en'),
  years: SCHEDULE_HORIZON / (365 * 24 * 60 * 60 * 1000),
}

/** Shows one plan: its price, the entry link, and its contents. */
export function PlanCard({ plan }: { plan: PlanOffer }) {
  const { t } = useTranslation('pricing')
  const { name, tagline, limits, trialDays } = plan
  const { currency, month, year } = getShownPrice(plan)
  // A post cannot be published to more channels than a workspace may have.
  const channels = Math.min(NUMBERS.channels, limits.channels ?? Infinity)
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.offer}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.price}>
          <strong>{formatMoney(month, currency)}</strong>
          <span>{t('pricing:perMonth')}</span>
        </p>
        {year !== null && (
          <p className={styles.note}>{t('pricing:perYear', { amount: formatMoney(year, currency) })}</p>
        )}
        <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large} ${styles.enter}`} />
        {month === 0 && <p className={styles.note}>{t('pricing:noCard')}</p>}
        {month > 0 && trialDays > 0 && <p className={styles.note}>{t('pricing:trial', { count: trialDays })}</p>}
      </div>
      <ul className={styles.included} aria-label={t('pricing:included.label')}>
        {limits.channels === null && limits.scheduledPosts === null && <li>{t('pricing:included.unlimited')}</li>}
        {PLAN_LIMITS.map((limit) => {
          const max = ownValue(limits, limit) ?? null
          if (max === null) return null
          return <li key={limit}>{t(`pricing:limit.${limit}`, { count: max, size: formatBytes(max) })}</li>
        })}
        {INCLUDED.map((line) => (
          <li key={line}>{t(`pricing:included.${line}`, { ...NUMBERS, channels })}</li>
        ))}
      </ul>
    </article>
  )
}
