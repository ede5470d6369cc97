import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { siteRoutes } from '../../config/site-routes.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { SITE_PAGES } from '../site-pages.ts'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './site-header.module.css'
import { ThemeButton } from './theme-button.tsx'
import { type KeyboardEvent, useRef } from 'react'

/** Header of the public pages: brand, page links, menu, theme button and entry links. */
export function SiteHeader() {
  const { t } = useTranslation('public')
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t('common:nav.skip')}
      </a>
      <div className={styles.inner}>
        <Link to={siteRoutes.home.href()} className={styles.brand}>
          <Wordmark name={BRAND.name} size="l" />
        </Link>
        <nav aria-label={t('public:nav.label')} className={styles.nav}>
          {SITE_PAGES.map(({ to: page, labelKey: label }) => (
            <NavLink key={page} to={page}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.ways}>
          <SiteMenu />
          <ThemeButton />
          <Link to={siteRoutes.login.href()} className={`${buttons.button} ${buttons.quiet} ${styles.signIn}`}>
            {t('public:call.signIn')}
          </Link>
          <EntryLink className={`${buttons.button} ${buttons.solid}`} newClassName={styles.second} />
        </div>
      </div>
    </header>
  )
}

/** Menu for the pages that do not fit into the header. Closes on Escape and after every choice. */
function SiteMenu() {
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
