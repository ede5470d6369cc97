import { useTranslation } from 'react-i18next'
import styles from './delivery-record.module.css'

const STEPS = ['scheduled', 'claimed', 'armed', 'published'] as const

/** What the product keeps of every post: an example of a delivery, step by step. */
export function DeliveryRecord() {
  const { t } = useTranslation('auth')
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.promise}>{t('auth:record.promise')}</figcaption>
      <div className={styles.card}>
        <p className={styles.label}>{t('auth:record.label')}</p>
        <p className={styles.post}>{t('auth:record.post')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.what}>{t(`auth:record.${step}.what`)}</span>
              <span className={styles.when}>{t(`auth:record.${step}.when`)}</span>
              <span className={styles.why}>{t(`auth:record.${step}.why`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
