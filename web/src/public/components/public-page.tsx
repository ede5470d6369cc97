import type { ReactNode } from 'react'
import styles from './public-page.module.css'
import { SiteHeader } from './site-header.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { Wordmark } from '../../ui/wordmark.tsx'
import { FOOT_PAGES, SITE_PAGES } from '../site-pages.ts'

type Props = { title: string; lead: string; children: ReactNode }

/** Frame of a public page below the home page: header, title, lead, content, footer. */
export function PublicPage({ title, lead, children }: Props) {
  return (
    <>
      <SiteHeader />
      <main className={styles.page}>
        <div className={styles.intro} id="content" tabIndex={-1}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

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
