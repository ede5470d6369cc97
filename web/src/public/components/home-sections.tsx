import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { siteRoutes } from '../../config/site-routes.ts'
import { Link } from 'react-router-dom'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './home-sections.module.css'
import { ProductImage } from './product-image.tsx'
import section from './section.module.css'

/** Shows the promise in one sentence, the entry links and a screenshot of the product. */
export function Hero() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.hero} id="content" tabIndex={-1}>
      <div className={styles.words}>
        <h1 className={styles.title}>{BRAND.tagline}</h1>
        <div>
          <p className={styles.text}>{t('public:hero.text')}</p>
          <div className={styles.calls}>
            <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large}`} />
            <Link to={siteRoutes.features.href()} className={`${buttons.button} ${buttons.outline} ${buttons.large}`}>
              {t('public:hero.second')}
            </Link>
          </div>
          <p className={styles.note}>{t('public:hero.note')}</p>
        </div>
      </div>
      <ProductImage name="calendar" />
    </section>
  )
}

const PROMISES = ['twice', 'lost', 'time', 'proof'] as const

/** Shows the four promises, each with how the product keeps it. */
export function Promises() {
  const { t } = useTranslation('public')
  return (
    <section className={section.section} id="promises" aria-labelledby="promises-title">
      <h2 className={section.title} id="promises-title">
        {t('public:promises.title')}
      </h2>
      <ul className={styles.list}>
        {PROMISES.map((promise) => (
          <li key={promise} className={styles.promise}>
            <h3 className={styles.name}>{t(`public:promises.${promise}.name`)}</h3>
            <p className={styles.how}>{t(`public:promises.${promise}.how`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
