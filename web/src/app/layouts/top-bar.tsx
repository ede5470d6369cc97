import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '../../session/use-workspace.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

type Props = { isMenuOpen: boolean; onOpenMenu: () => void }

/** Where one is (the workspace), and what is always at hand. */
export function TopBar({ isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslation()
  const { name } = useWorkspace()
  return (
    <header className={styles.bar}>
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
      <p className={styles.workspace} title={name}>
        {name}
      </p>
      <div className={styles.tools}>
        <PaletteButton />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}
