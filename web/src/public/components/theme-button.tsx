import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '../../lib/use-browser-value.ts'
import { useTheme } from '../../preferences/theme.ts'
import styles from './theme-button.module.css'

/**
 * Switches between light and dark; "system" is available in the settings. Both icons are in the page and CSS shows one, so that a page rendered
 * without the theme shows the right one from its first paint.
 */
export function ThemeButton() {
  const { t } = useTranslation('public')
  const { effective, setTheme } = useTheme()
  const isHydrated = useIsHydrated()
  const other = effective === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(`public:theme.${other}`)}
      disabled={!isHydrated}
      onClick={() => setTheme(other)}
    >
      <IconMoon className={styles.toDark} size="1.25rem" stroke={1.7} aria-hidden="true" />
      <IconSun className={styles.toLight} size="1.25rem" stroke={1.7} aria-hidden="true" />
    </button>
  )
}
