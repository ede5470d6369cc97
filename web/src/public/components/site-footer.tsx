import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { Wordmark } from '../../ui/wordmark.tsx'
import { FOOT_PAGES, SITE_PAGES } from '../site-pages.ts'
import styles from './site-footer.module.css'

/** The public pages' foot. */
export function SiteFooter() {
  const { t } = useTranslation('public')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Wordmark name={BRAND.name} />
        <p className={styles.licence}>{t('public:footer.licence')}</p>
        <nav className={styles.links} aria-label={t('public:footer.label')}>
          {[...SITE_PAGES, ...FOOT_PAGES].map(({ to, labelKey }) => (
            <Link key={to} to={to}>
              {t(labelKey)}
            </Link>
          ))}
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
        </nav>
      </div>
    </footer>
  )
}
