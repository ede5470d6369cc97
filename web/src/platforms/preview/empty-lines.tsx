import { useTranslation } from 'react-i18next'
import styles from './empty-lines.module.css'

/** Placeholder while the post is empty. */
export function EmptyLines() {
  const { t } = useTranslation('previews')
  return (
    <div className={styles.lines}>
      <p className={styles.words}>{t('previews:noText')}</p>
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.line} aria-hidden="true" />
    </div>
  )
}
