import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SubNav, type SubNavEntry } from '../../ui/sub-nav.tsx'
import { ADMIN_GROUPS, ADMIN_PAGES, ADMIN_SCREENS, type AdminGroup, type AdminScreen } from '../admin-screens.ts'
import { Splash } from '../splash.tsx'

const WORDS = [
  'common',
  ...new Set(ADMIN_SCREENS.flatMap(({ tabKey, titleKey }) => [tabKey, titleKey].map(namespaceOf))),
  ...new Set(ADMIN_PAGES.map(({ titleKey }) => namespaceOf(titleKey))),
]

/** Renders title, description and tabs around the open screen: a row of groups, and below it the screens of the open one. */
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
  const address = useLocation().pathname.replace(/\/$/, '')
  const open = ADMIN_SCREENS.find(({ path }) => address === routes.admin.href(path))
  const group = ADMIN_GROUPS.find(({ screens }) => screens.some((screen) => isWithin(screen, address)))
  const page = ADMIN_PAGES.find(({ path }) => matchPath(routes.admin.href(path), address))
  const titleKey = (open ?? page)?.titleKey
  const title = titleKey && t(titleKey)

  // The route's own title is that of a missing page, which users without access see.
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${BRAND.name}`
  }, [title])

  return (
    <>
      {open && <PageHeader title={title} description={t(open.descriptionKey)} />}
      <SubNav
        label={t('common:nav.admin')}
        words={WORDS}
        entries={ADMIN_GROUPS.map((each) => groupEntry(each, group))}
      />
      {group && group.screens.length > 1 && (
        <SubNav
          label={t(group.labelKey)}
          words={WORDS}
          entries={group.screens.map((screen) => ({
            to: routes.admin.href(screen.path),
            labelKey: screen.tabKey,
            current: isWithin(screen, address) && 'page',
          }))}
          isBelow
        />
      )}
    </>
  )
}

/**
 * Returns the navigation entry of a group, which links to its first screen. The open group is marked as current, or as the current page if it has one
 * screen.
 */
function groupEntry({ labelKey, screens }: AdminGroup, open: AdminGroup | undefined): SubNavEntry {
  const isOpen = open?.labelKey === labelKey
  return {
    to: routes.admin.href(screens[0]?.path),
    labelKey,
    current: isOpen && (screens.length > 1 ? 'true' : 'page'),
  }
}

/** Returns whether a screen, or a page below it, is open. */
function isWithin({ path }: AdminScreen, address: string): boolean {
  const own = routes.admin.href(path)
  return address === own || (path !== '' && address.startsWith(`${own}/`))
}

function namespaceOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
