import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { SETTINGS_PAGES } from '../settings-pages.ts'
import classes from './settings-nav.module.css'

/** Navigation of the settings: a column next to the page, or a row above it on narrow screens. */
export function SettingsNav() {
  const { t } = useTranslation('settings')
  return (
    <nav className={classes.nav} aria-label={t('settings:sections')}>
      <ul className={classes.list}>
        {SETTINGS_PAGES.map(({ to, labelKey, Icon, exact = false }) => (
          <li key={to}>
            <NavLink to={to} end={exact} className={classes.link}>
              <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
              {t(labelKey)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
