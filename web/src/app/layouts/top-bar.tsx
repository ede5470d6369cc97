import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionGroup } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { PaletteHost, type Overlay } from '../palette/palette-host.tsx'
import { useAppActions } from '../palette/use-app-actions.ts'
import { CreateMenu } from './create-menu.tsx'
import { HelpMenu } from './help-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import styles from './top-bar.module.css'
import { useContainerWidth } from './use-container-width.ts'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const SETTINGS = `go ${routes.settings.href()}`

type Props = { isMenuOpen: boolean; onOpenMenu: () => void }

/** The open workspace, and what every screen offers: search, help, notifications and the user's menu. */
export function TopBar({ isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const width = useContainerWidth(bar)
  const isNarrow = width !== 'wide'
  const [overlay, setOverlay] = useState<Overlay>(null)
  const actions = useAppActions({
    openPalette: () => setOverlay('palette'),
    openShortcuts: () => setOverlay('shortcuts'),
    show: (load) => setOverlay({ load }),
  })
  const inGroup = (name: ActionGroup) => actions.filter(({ group }) => group === name)

  return (
    <header ref={bar} className={styles.bar} data-width={width}>
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
        <PaletteButton isNarrow={isNarrow} onClick={() => setOverlay('palette')} />
        <CreateMenu isNarrow={isNarrow} actions={inGroup('create')} />
        <NotificationBell />
        {!isNarrow && <HelpMenu actions={inGroup('help')} />}
        {!isNarrow && <ThemeMenu />}
        <UserMenu
          settings={actions.filter(({ id }) => id === SETTINGS)}
          actions={inGroup('account')}
          help={isNarrow ? inGroup('help') : null}
        />
      </div>
      <PaletteHost open={overlay} actions={actions} onClose={() => setOverlay(null)} />
    </header>
  )
}
