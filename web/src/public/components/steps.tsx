import { useTranslation } from 'react-i18next'
import { ProductPicture } from './product-picture.tsx'
import section from './section.module.css'
import styles from './steps.module.css'
import { PRODUCT_FACTS } from '../product-facts.ts'

const STEPS = ['connect', 'write', 'schedule', 'watch'] as const

/** From an empty account to a published post. */
export function Steps() {
  const { t } = useTranslation('public')
  return (
    <div className={styles.band}>
      <section className={section.section} id="how" aria-labelledby="how-title">
        <h2 className={section.title} id="how-title">
          {t('public:steps.title')}
        </h2>
        <p className={section.text}>{t('public:steps.text')}</p>
        <ol className={styles.list}>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.name}>{t(`public:steps.${step}.name`)}</h3>
                <p className={styles.what}>{t(`public:steps.${step}.what`, PRODUCT_FACTS)}</p>
              </div>
            </li>
          ))}
        </ol>
        <ProductPicture name="composer" sizes="(min-width: 76rem) 73rem, 94vw" />
      </section>
    </div>
  )
}
