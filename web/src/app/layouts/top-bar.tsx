import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconHelp, IconPlus } from '@tabler/icons-react'
import { useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionGroup, OfferedAction } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { PaletteHost, type Overlay } from '../palette/palette-host.tsx'
import { useAppActions } from '../palette/app-actions.ts'
import { ThemeMenu } from './theme-menu.tsx'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'
import { lazyMenu } from './lazy-menu.tsx'
import { TopButton } from './top-button.tsx'

const SETTINGS = `go ${routes.settings.href()}`

type Props = { isMenuOpen: boolean; onOpenMenu: () => void }

/** Renders the open workspace and the controls of every screen: search, help, notifications and the user's menu. */
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

const Menu = lazyMenu(async () => (await import('@/ui/action-items.tsx')).ActionItems)

/** Menu with search, shortcuts, help articles, frequent questions and contact. */
function HelpMenu({ actions }: { actions: readonly OfferedAction[] }) {
  const { t } = useTranslation()
  const button = <TopButton label={t('help.label')} Icon={IconHelp} />
  return <Menu button={button} items={{ actions }} position="bottom-end" width={280} />
}

type CreateMenuProps = { isNarrow: boolean; actions: readonly OfferedAction[] }

/** Menu that creates something new from any screen; renders nothing for roles that create nothing. */
function CreateMenu({ isNarrow, actions }: CreateMenuProps) {
  const { t } = useTranslation()
  if (actions.length === 0) return null
  const button = (
    <UnstyledButton className={styles.button} data-narrow={isNarrow || undefined}>
      <IconPlus size="1.125rem" stroke={2} aria-hidden="true" />
      <span className={isNarrow ? 'visually-hidden' : undefined}>{t('create.label')}</span>
    </UnstyledButton>
  )
  return <Menu button={button} items={{ actions }} position="bottom-end" width={232} />
}

/** `narrow`: buttons lose their labels, and rarely used ones move into the user's menu. `narrowest`: one row is not enough. */
type ContainerWidth = 'wide' | 'narrow' | 'narrowest'

/** Widths below this are narrow, in rem. */
const NARROW_BELOW = 44

const NARROWEST_BELOW = 18

/** Returns the width class of an element relative to the page's own text size, which media queries do not use: large text makes a wide screen narrow. */
function useContainerWidth(target: RefObject<HTMLElement | null>): ContainerWidth {
  const [width, setWidth] = useState<ContainerWidth>('wide')

  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(classOf(element.clientWidth / rem))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return width
}

function classOf(width: number): ContainerWidth {
  if (width < NARROWEST_BELOW) return 'narrowest'
  return width < NARROW_BELOW ? 'narrow' : 'wide'
}
