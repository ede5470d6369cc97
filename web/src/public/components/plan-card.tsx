import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../config/routes.ts'
import { formatMoney, formatStorage } from '../format-terms.ts'
import type { PlanOffer } from '../plan-offer.ts'
import buttons from './buttons.module.css'
import type { Period } from './period-switch.tsx'
import styles from './plan-card.module.css'

const COUNTED = ['connections', 'postsPerMonth', 'members'] as const

/** One plan: price, what it allows, and the way in. */
export function PlanCard({ plan, period }: { plan: PlanOffer; period: Period }) {
  const { t } = useTranslation('pricing')
  const { name, tagline, currency, limits, isPopular } = plan
  const price = period === 'month' ? plan.pricePerMonth : plan.pricePerYear
  return (
    <article className={styles.card} data-popular={isPopular || undefined} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isPopular && <span className={styles.popular}>{t('pricing:popular')}</span>}
      </header>
      <p className={styles.tagline}>{tagline}</p>
      <p className={styles.price}>
        <strong>{price === 0 ? t('pricing:free') : formatMoney(price, currency)}</strong>
        {price > 0 && <span>{t(period === 'month' ? 'pricing:perMonth' : 'pricing:perYear')}</span>}
      </p>
      <ul className={styles.limits}>
        {COUNTED.map((limit) => {
          const count = limits[limit]
          return (
            <li key={limit}>
              {count === null ? t(`pricing:unlimited.${limit}`) : t(`pricing:limits.${limit}`, { count })}
            </li>
          )
        })}
        {limits.storageMb !== null && <li>{t('pricing:limits.storage', { size: formatStorage(limits.storageMb) })}</li>}
      </ul>
      <Link
        to={routes.register.href()}
        className={`${buttons.button} ${buttons.large} ${isPopular ? buttons.solid : buttons.outline}`}
      >
        {t('pricing:choose')}
      </Link>
    </article>
  )
}
