import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../preferences/theme.ts'
import styles from './theme-button.module.css'

/** Switches between light and dark; the choice "system" is made in the settings. */
export function ThemeButton() {
  const { t } = useTranslation('public')
  const { effective, setTheme } = useTheme()
  const other = effective === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(`public:theme.${other}`)}
      onClick={() => setTheme(other)}
    >
      <Icon size="1.25rem" stroke={1.7} aria-hidden="true" />
    </button>
  )
}
