import { useTranslation } from 'react-i18next'
import styles from './checks.module.css'

/** Explains the reason for a check, with an example. */
export function WhyIt({ check }: { check: string }) {
  const { t } = useTranslation('check-reasons')
  return (
    <div className={styles.why}>
      <p>{t(`check-reasons:${check}.why`)}</p>
      <p>{t(`check-reasons:${check}.example`)}</p>
    </div>
  )
}
