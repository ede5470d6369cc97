import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from './drawing.tsx'
import { useOnline } from './use-online.ts'
import styles from './empty-state.module.css'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** 1 if the panel fills the whole screen. */
  level?: 1 | 2
  onRetry?: () => void
  /** True if a newer version of this app saved the data: only a reload helps. */
  isNewer?: boolean
  children?: ReactNode
}

/**
 * Shows that content could not be loaded, with a retry. Without a network, the offline message is shown without a retry, unless the caller provides
 * more text.
 */
export function ErrorPanel({ title, level = 2, isNewer = false, children, ...props }: Props) {
  const { t } = useTranslation()
  const text = isNewer ? t('common:newer.text') : props.text
  const onRetry = isNewer ? () => window.location.reload() : props.onRetry
  const isOnline = useOnline()
  const Title = `h${level}` as const
  if (!isOnline && text === undefined) {
    return (
      <div className={styles.empty} role="status">
        <Drawing name="broken" />
        <Title className={styles.title}>{t('common:unloadedOffline.title')}</Title>
        <p className={styles.text}>{t('common:unloadedOffline.text')}</p>
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </div>
    )
  }
  return (
    <div className={styles.empty} role="alert">
      <Drawing name="broken" />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        {onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {isNewer ? t('common:newer.reload') : t('common:action.retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
