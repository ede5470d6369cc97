import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { isRouteHandle } from './route-handle.ts'

/** The document's title and description, from the innermost route that has them. */
export function PageTitle() {
  const { t } = useTranslation()
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle)
  const { titleKey, descriptionKey } = handle ?? {}
  return (
    <>
      <title>{titleKey ? `${t(titleKey)} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`}</title>
      <meta name="description" content={descriptionKey ? t(descriptionKey) : BRAND.tagline} />
    </>
  )
}
