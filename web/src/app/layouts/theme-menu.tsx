import { useTranslation } from 'react-i18next'
import { useTheme } from '../../preferences/theme.ts'
import { THEME_ICONS } from './theme-icons.ts'
import { ThemeItems } from './theme-items.tsx'
import { TopMenu } from './top-menu.tsx'

/** Chooses light, dark or the system's theme. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { effective } = useTheme()
  return (
    <TopMenu label={t('theme.label')} Icon={THEME_ICONS[effective]} width={180}>
      <ThemeItems />
    </TopMenu>
  )
}
