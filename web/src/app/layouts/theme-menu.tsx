import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
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
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('theme.label')}>
          <Current size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {THEMES.map((option) => {
          const Icon = ICONS[option]
          return (
            <Menu.Item
              key={option}
              role="menuitemradio"
              aria-checked={option === theme}
              leftSection={<Icon size="1.125rem" stroke={1.7} aria-hidden="true" />}
              rightSection={option === theme ? <IconCheck size="1rem" aria-hidden="true" /> : null}
              onClick={() => setTheme(option)}
            >
              {t(`theme.${option}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
