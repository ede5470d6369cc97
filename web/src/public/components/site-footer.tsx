import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
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
          <Link to={routes.login.href()}>{t('public:call.signIn')}</Link>
          <Link to={routes.register.href()}>{t('public:call.register')}</Link>
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
        </nav>
      </div>
    </footer>
  )
}
