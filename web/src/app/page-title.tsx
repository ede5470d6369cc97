import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { isRouteHandle } from './route-handle.ts'

/** The document's title, from the innermost route that has one. */
export function PageTitle() {
  const { t } = useTranslation()
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle)
  return <title>{handle ? `${t(handle.titleKey)} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`}</title>
}
