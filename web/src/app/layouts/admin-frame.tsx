import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SubNav } from '../../ui/sub-nav.tsx'
import { ADMIN_PAGES, ADMIN_SCREENS } from '../admin-screens.ts'
import { Splash } from '../splash.tsx'

const TABS = ADMIN_SCREENS.map(({ path, tabKey }) => ({
  to: routes.admin.href(path),
  labelKey: tabKey,
  hasPages: ADMIN_PAGES.some((page) => page.path.startsWith(`${path}/`)),
}))
const WORDS = [
  'common',
  ...new Set(ADMIN_SCREENS.flatMap(({ tabKey, titleKey }) => [tabKey, titleKey].map(namespaceOf))),
  ...new Set(ADMIN_PAGES.map(({ titleKey }) => namespaceOf(titleKey))),
]

/** Title, description and tabs around the open screen. */
export function AdminFrame() {
  return (
    <Suspense fallback={<Splash />}>
      <AdminHeader />
      <Outlet />
    </Suspense>
  )
}

function AdminHeader() {
  const { t } = useTranslation(WORDS)
  const { pathname } = useLocation()
  const open = ADMIN_SCREENS.find(({ path }) => pathname.replace(/\/$/, '') === routes.admin.href(path))
  const page = ADMIN_PAGES.find(({ path }) => matchPath(routes.admin.href(path), pathname))
  const titleKey = (open ?? page)?.titleKey
  const title = titleKey && t(titleKey)

  // The route's own title is that of an address which does not exist, for those who may not come here.
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${BRAND.name}`
  }, [title])

  return (
    <>
      {open && <PageHeader title={title} description={t(open.descriptionKey)} />}
      <SubNav label={t('common:nav.admin')} words={WORDS} entries={TABS} />
    </>
  )
}

function namespaceOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
