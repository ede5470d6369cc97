import { ActionIcon, Menu } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { THEMES, type Theme } from '../../preferences/theme-store.ts'
import { useTheme } from '../../preferences/theme.ts'

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const satisfies Record<Theme, TablerIcon>

/** Chooses light, dark or the system's theme. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { theme, effective, setTheme } = useTheme()
  const Current = ICONS[effective]
  return (
    <Menu position="bottom-end" width={180} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('theme.label')}>
          <Current size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={theme} onChange={setTheme}>
          {THEMES.map((option) => {
            const Icon = ICONS[option]
            return (
              <Menu.RadioItem
                key={option}
                value={option}
                closeMenuOnClick
                rightSection={<Icon size="1.125rem" stroke={1.7} aria-hidden="true" />}
              >
                {t(`theme.${option}`)}
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
