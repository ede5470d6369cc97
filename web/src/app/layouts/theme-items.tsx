import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTheme, THEMES } from '@/preferences/theme.ts'
import { THEME_ICONS } from './theme-icons.ts'

/** Renders the three themes inside a menu. */
export function ThemeItems() {
  const { t } = useTranslation()
  const { theme, setTheme } = useTheme()
  return (
    <Menu.RadioGroup value={theme} onChange={setTheme}>
      {THEMES.map((option) => {
        const Icon = THEME_ICONS[option]
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
  )
}
