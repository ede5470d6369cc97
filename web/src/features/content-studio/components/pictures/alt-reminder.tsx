import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './alt-reminder.module.css'

/** Warns about images without a description; publishing stays possible. */
export function AltReminder({ missing }: { missing: number }) {
  const { t } = useTranslation('studio')
  if (missing === 0) return null
  return (
    <p className={styles.reminder}>
      <IconEye className={styles.icon} size="1rem" aria-hidden />
      {t('studio:pictures.altMissing', { count: missing })}
    </p>
  )
}
