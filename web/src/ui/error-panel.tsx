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
  /** 1 where the place is the whole screen. */
  level?: 1 | 2
  onRetry?: () => void
  /** It was saved by a newer version of this app: only a reload helps. */
  isNewer?: boolean
  children?: ReactNode
}

/**
 * Something could not be shown: what, and a way to try again. Without a network, that is the reason and trying is of no use,
 * unless the place has more to say about it.
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
