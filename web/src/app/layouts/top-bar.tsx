import { ActionIcon, Menu } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { PaletteHost, type Overlay } from '../palette/palette-host.tsx'
import { CreateMenu } from './create-menu.tsx'
import { HelpItems } from './help-items.tsx'
import { HelpMenu } from './help-menu.tsx'
import { ThemeItems } from './theme-items.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import styles from './top-bar.module.css'
import { useRoom } from './use-room.ts'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

type Props = { isMenuOpen: boolean; onOpenMenu: () => void }

/** Where one is (the workspace), and what is always at hand. */
export function TopBar({ isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const room = useRoom(bar)
  const isTight = room !== 'roomy'
  const [overlay, setOverlay] = useState<Overlay>(null)
  const openShortcuts = () => setOverlay('shortcuts')

  return (
    <header ref={bar} className={styles.bar} data-room={room}>
      <ActionIcon
        className={styles.menu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('nav.open')}
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <IconMenu2 size="1.25rem" stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <div className={styles.place}>
        <WorkspaceSwitcher />
      </div>
      <div className={styles.tools}>
        <PaletteButton isTight={isTight} onClick={() => setOverlay('palette')} />
        <CreateMenu isTight={isTight} />
        <NotificationBell />
        {!isTight && <HelpMenu onShortcuts={openShortcuts} />}
        {!isTight && <ThemeMenu />}
        <UserMenu>
          {isTight && (
            <>
              <Menu.Divider />
              <HelpItems onShortcuts={openShortcuts} />
              <Menu.Divider />
              <Menu.Label>{t('theme.label')}</Menu.Label>
              <ThemeItems />
              <Menu.Divider />
            </>
          )}
        </UserMenu>
      </div>
      <PaletteHost open={overlay} onOpen={setOverlay} />
    </header>
  )
}
