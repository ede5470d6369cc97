import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './unreadable-note.module.css'

/** Shows that a list is incomplete, because this version cannot read some entries. */
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
