import { useTranslation } from 'react-i18next'
import {
  MEDIA_BYTES_MAX,
  POST_CONNECTIONS_MAX,
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  SCHEDULE_HORIZON,
} from '@postwright/core/limits'
import { formatMoney } from '../format-terms.ts'
import type { PlanOffer } from '../plan-offer.ts'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './plan-card.module.css'

const INCLUDED = ['safeguards', 'unlimited', 'channels', 'pictures', 'text', 'horizon', 'export', 'team'] as const

/** What the product enforces: the sentences name the same numbers as the checks. */
const NUMBERS = {
  channels: POST_CONNECTIONS_MAX,
  pictures: POST_MEDIA_MAX,
  megabytes: MEDIA_BYTES_MAX / 1024 / 1024,
  letters: POST_TEXT_MAX.toLocaleString('en'),
  years: SCHEDULE_HORIZON / (365 * 24 * 60 * 60 * 1000),
}

/** One plan: its price, the way in, and what it holds. */
export function PlanCard({ plan }: { plan: PlanOffer }) {
  const { t } = useTranslation('pricing')
  const { name, tagline, currency, pricePerMonth } = plan
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.offer}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.price}>
          <strong>{formatMoney(pricePerMonth, currency)}</strong>
          <span>{t('pricing:perMonth')}</span>
        </p>
        <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large} ${styles.enter}`} />
        <p className={styles.note}>{t('pricing:noCard')}</p>
      </div>
      <ul className={styles.included} aria-label={t('pricing:included.label')}>
        {INCLUDED.map((line) => (
          <li key={line}>{t(`pricing:included.${line}`, NUMBERS)}</li>
        ))}
      </ul>
    </article>
  )
}
