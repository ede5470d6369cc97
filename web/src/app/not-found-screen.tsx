import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { siteRoutes } from '../config/site-routes.ts'
import { toReadablePath } from '../lib/readable-path.ts'
import entry from '../public/components/entry-link.module.css'
import { NAV_GROUPS } from './layouts/nav-groups.ts'
import { COMMAND_KEY } from '../ui/key-names.ts'
import { MessagePage } from './message-page.tsx'
import styles from './not-found-screen.module.css'

type Props = { /** True if shown inside the dashboard's frame. */ inside?: boolean }

const WAYS_OUTSIDE = [
  { to: siteRoutes.features.href(), labelKey: 'notFound.way.features' },
  { to: siteRoutes.faq.href(), labelKey: 'notFound.way.faq' },
  { to: siteRoutes.status.href(), labelKey: 'notFound.way.status' },
  { to: siteRoutes.contact.href(), labelKey: 'notFound.way.contact' },
] as const
/** Links to the other areas. The dashboard itself is the primary link, and admins know the addresses of their own area. */
const WAYS_INSIDE = NAV_GROUPS.flatMap(({ id, items }) => (id === 'start' || id === 'admin' ? [] : items))

/** Shows that an address does not exist, with links to other pages. */
export function NotFoundScreen({ inside = false }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <MessagePage drawing="search" title={t('notFound.title')} text={t('notFound.text')} inside={inside}>
      <code className={styles.address} dir="ltr">
        {toReadablePath(pathname)}
      </code>
      {inside ? (
        <Link to={siteRoutes.dashboard.href()} data-primary>
          {t('notFound.toDashboard')}
        </Link>
      ) : (
        <>
          <Link to={siteRoutes.home.href()} data-primary className={entry.forNew}>
            {t('notFound.toHome')}
          </Link>
          <Link to={siteRoutes.dashboard.href()} data-primary className={entry.forReturning}>
            {t('notFound.toDashboard')}
          </Link>
        </>
      )}
      <nav className={styles.ways} aria-label={t('notFound.ways')}>
        {(inside ? WAYS_INSIDE : WAYS_OUTSIDE).map(({ to, labelKey }) => (
          <Link key={to} to={to}>
            {t(labelKey)}
          </Link>
        ))}
        {!inside && (
          <Link to={siteRoutes.login.href()} className={entry.forNew}>
            {t('nav.login')}
          </Link>
        )}
      </nav>
      {inside && <p>{t('notFound.search', { keys: `${COMMAND_KEY} K` })}</p>}
    </MessagePage>
  )
}
