import { useTranslation } from 'react-i18next'
import { StepList } from '@/ui/step-list.tsx'
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
        <div className={styles.steps}>
          <StepList
            steps={STEPS.map((step) => ({
              key: step,
              what: t(`auth:record.${step}.what`),
              when: t(`auth:record.${step}.when`),
              why: t(`auth:record.${step}.why`),
            }))}
          />
        </div>
      </div>
    </figure>
  )
}
