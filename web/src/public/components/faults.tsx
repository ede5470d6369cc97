import { useTranslation } from 'react-i18next'
import styles from './faults.module.css'
import section from './section.module.css'

const FAULTS = ['silence', 'crash', 'tabs', 'revoked', 'edited', 'clock', 'stopped'] as const

/** Shows common publishing failures, and how the product handles each. */
export function Faults() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.faults} id="faults" aria-labelledby="faults-title">
      <h2 className={section.title} id="faults-title">
        {t('public:faults.title')}
      </h2>
      <p className={section.text}>{t('public:faults.text')}</p>
      <dl className={styles.list}>
        {FAULTS.map((fault) => (
          <div key={fault} className={styles.fault}>
            <dt className={styles.what}>{t(`public:faults.${fault}.what`)}</dt>
            <dd className={styles.then}>{t(`public:faults.${fault}.then`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
