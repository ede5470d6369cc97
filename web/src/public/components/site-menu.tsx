import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { SITE_PAGES } from '../site-pages.ts'
import styles from './site-menu.module.css'

/** The pages behind one button, where the head has no room for them. Closes with Escape and after every choice. */
export function SiteMenu() {
  const { t } = useTranslation('public')
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details className={styles.menu} ref={menu} onKeyDown={closeOnEscape}>
      <summary className={styles.button}>{t('public:nav.menu')}</summary>
      <nav className={styles.pages} aria-label={t('public:nav.label')}>
        {SITE_PAGES.map(({ to, labelKey }) => (
          <NavLink key={to} to={to}>
            {t(labelKey)}
          </NavLink>
        ))}
      </nav>
    </details>
  )
}
