import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './unreadable-note.module.css'

/** Says that a list shows fewer entries than there are, because some do not fit what this version can read. */
export function UnreadableNote({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <p className={styles.note}>
      <IconAlertTriangle className={styles.sign} size="1rem" aria-hidden />
      {t('common:unreadable', { count })}
    </p>
  )
}
