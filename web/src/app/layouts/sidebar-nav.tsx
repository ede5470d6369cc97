import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { NAV_ITEMS } from './nav-items.ts'
import styles from './sidebar-nav.module.css'

type Props = {
  /** Icons only; the words become tooltips. */
  narrow?: boolean
  onNavigate?: () => void
}

/** The dashboard's areas. */
export function SidebarNav({ narrow = false, onNavigate }: Props) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {NAV_ITEMS.map(({ to, labelKey, Icon, exact = false }) => (
          <li key={to}>
            <Tooltip label={t(labelKey)} position="right" disabled={!narrow}>
              <NavLink
                to={to}
                end={exact}
                className={styles.link}
                data-narrow={narrow || undefined}
                onClick={onNavigate}
              >
                <Icon size="1.25rem" stroke={1.7} aria-hidden="true" />
                <span className={narrow ? 'visually-hidden' : undefined}>{t(labelKey)}</span>
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
