import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { SITE_PAGES } from '../site-pages.ts'
import styles from './site-menu.module.css'

/** The pages behind one button, where the head has no room for them. Closes with Escape and after every choice. */
export function SiteMenu() {
  const { t } = useTranslation('public')
  const menu = useRef<HTMLDetailsElement>(null)

  function close() {
    if (menu.current) menu.current.open = false
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details className={styles.menu} ref={menu} onKeyDown={closeOnEscape}>
      <summary className={styles.button}>{t('public:nav.menu')}</summary>
      <nav className={styles.pages} aria-label={t('public:nav.label')}>
        {SITE_PAGES.map(({ to, labelKey }) => (
          <NavLink key={to} to={to} onClick={close}>
            {t(labelKey)}
          </NavLink>
        ))}
      </nav>
    </details>
  )
}
