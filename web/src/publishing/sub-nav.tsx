import { NavLink } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import styles from './sub-nav.module.css'

export type SubNavEntry = { to: string; labelKey: string }

type Props = { label: string; entries: readonly SubNavEntry[] }

/** The screens of one area, side by side; on a narrow screen they scroll sideways. */
export function SubNav({ label, entries }: Props) {
  const { t } = useTranslation('areas')
  return (
    <nav aria-label={label} className={styles.nav}>
      {entries.map(({ to, labelKey }) => (
        <NavLink key={to} to={to} end className={styles.link}>
          {t(labelKey)}
        </NavLink>
      ))}
    </nav>
  )
}
