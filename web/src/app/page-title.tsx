import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { siteRoutes } from '../config/site-routes.ts'
import { PageCard } from './page-card.tsx'
import { isRouteHandle } from './route-handle.ts'

/** The document's title and description, from the innermost route that has them; public pages also say how to be quoted. */
export function PageTitle() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle)
  const { titleKey, descriptionKey } = handle ?? {}
  const title = titleKey ? `${t(titleKey)} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`
  const description = descriptionKey ? t(descriptionKey) : BRAND.tagline
  const isPublic = descriptionKey !== undefined || pathname === siteRoutes.home.href()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPublic && <PageCard title={title} description={description} path={pathname} />}
    </>
  )
}
