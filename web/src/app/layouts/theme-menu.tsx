import { useTranslation } from 'react-i18next'
import { useTheme } from '../../preferences/theme.ts'
import { lazyMenu } from './lazy-menu.tsx'
import { THEME_ICONS } from './theme-icons.ts'
import { TopButton } from './top-button.tsx'

const Menu = lazyMenu(async () => (await import('./theme-items.tsx')).ThemeItems)

/** Lets users choose the light, dark or system theme. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { effective } = useTheme()
  const button = <TopButton label={t('theme.label')} Icon={THEME_ICONS[effective]} />
  return <Menu button={button} items={{}} position="bottom-end" width={180} />
}
