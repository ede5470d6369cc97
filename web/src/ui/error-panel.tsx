import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from './drawing.tsx'
import styles from './empty-state.module.css'

type Props = { title: ReactNode; text?: ReactNode; onRetry?: () => void; children?: ReactNode }

/** Something could not be shown: what, and a way to try again. */
export function ErrorPanel({ title, text, onRetry, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty} role="alert">
      <Drawing name="broken" />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        {onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
