import { useTranslation } from 'react-i18next'
import faults from './faults.module.css'
import styles from './status-section.module.css'

const TERMS = ['heartbeat', 'post', 'network'] as const

/** What the figures of the page mean, and what they cannot say. */
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
