import { ActionIcon, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../preferences/theme.ts'
import { THEME_ICONS } from './theme-icons.ts'
import { ThemeItems } from './theme-items.tsx'

/** Chooses light, dark or the system's theme. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { effective } = useTheme()
  const Current = THEME_ICONS[effective]
  return (
    <Menu position="bottom-end" width={180} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('theme.label')}>
          <Current size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeItems />
      </Menu.Dropdown>
    </Menu>
  )
}
