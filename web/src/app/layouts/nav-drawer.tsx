import { CloseButton, Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from './nav-drawer.module.css'
import { SidebarNav } from './sidebar-nav.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** Drawer with the sidebar, for small screens. */
export function NavDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size="17rem">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('nav.label')}>
        <Drawer.Body>
          <div className={styles.head}>
            <Wordmark name={BRAND.name} />
            <CloseButton aria-label={t('nav.close')} onClick={onClose} />
          </div>
          <SidebarNav onNavigate={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
