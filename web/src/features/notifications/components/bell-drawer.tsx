import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bell.module.css'

type Props = { isOpen: boolean; onDismiss: () => void; children: ReactNode }

/** The notifications as a sheet over the page, on screens without room beside it. */
export function BellDrawer({ isOpen, onDismiss, children }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <Drawer.Root opened={isOpen} onClose={onDismiss} position="right" size="100%" padding={0} returnFocus={false}>
      <Drawer.Content className={styles.sheet} aria-label={t('notifications:title')}>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  )
}
