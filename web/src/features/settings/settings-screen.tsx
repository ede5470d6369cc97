import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { SettingsNav } from './components/settings-nav.tsx'
import { PAGE_OF_ANCHOR } from './settings-pages.ts'
import classes from './components/settings.module.css'

/** `/dashboard/settings` and its subpages, with the navigation between them. */
export function Component() {
  const { t } = useTranslation('settings')
  const { pathname, hash } = useLocation()
  const moved = pathname === routes.settings.href() ? PAGE_OF_ANCHOR.get(hash) : undefined
  if (moved !== undefined) return <Navigate to={moved + hash} replace />

  return (
    <>
      <PageHeader title={t('settings:title')} description={t('settings:description')} />
      <div className={classes.frame}>
        <div className={classes.layout}>
          <SettingsNav />
          <div className={classes.page}>
            <Outlet />
          </div>
        </div>
      </div>
    </>
  )
}
