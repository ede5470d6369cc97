import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { entry } from '../entry.ts'
import buttons from './buttons.module.css'
import styles from './site-header.module.css'
import { ThemeButton } from './theme-button.tsx'

/** The public pages' head: name, ways in. */
export function SiteHeader() {
  const { t } = useTranslation('public')
  const { to, labelKey, isReturning } = entry()
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t('common:nav.skip')}
      </a>
      <div className={styles.inner}>
        <Link to={routes.home.href()} className={styles.brand}>
          <Wordmark name={BRAND.name} size="l" />
        </Link>
        <nav aria-label={t('public:nav.label')} className={styles.nav}>
          <a href="#promises">{t('public:nav.promises')}</a>
          <a href="#how">{t('public:nav.how')}</a>
          <a href="#faults">{t('public:nav.faults')}</a>
        </nav>
        <div className={styles.ways}>
          <ThemeButton />
          {!isReturning && (
            <Link to={routes.login.href()} className={`${buttons.button} ${buttons.quiet}`}>
              {t('public:call.signIn')}
            </Link>
          )}
          <Link to={to} className={`${buttons.button} ${buttons.solid} ${isReturning ? '' : styles.second}`}>
            {t(labelKey)}
          </Link>
        </div>
      </div>
    </header>
  )
}
