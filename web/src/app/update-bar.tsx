import { useTranslation } from 'react-i18next'
import styles from './update-bar.module.css'

type Props = { onAccept: () => void; onLater: () => void }

/** Says that a new version is there; what is open is not reloaded without being asked. */
export function UpdateBar({ onAccept, onLater }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar} role="status">
      <span>{t('update.text')}</span>
      <button type="button" className={styles.reload} onClick={onAccept}>
        {t('update.reload')}
      </button>
      <button type="button" className={styles.later} onClick={onLater}>
        {t('update.later')}
      </button>
    </div>
  )
}
