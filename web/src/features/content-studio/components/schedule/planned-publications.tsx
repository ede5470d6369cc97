import { lazy, memo, Suspense } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'

const PublicationPanel = lazy(async () => {
  const { PublicationPanel: panel } = await import('./publication-panel.tsx')
  return { default: panel }
})

type Props = { variants: readonly Variant[]; connections: readonly Connection[] }

/** What becomes of a post that is planned; most posts that are written are not planned yet, and need no code for it. */
export const PlannedPublications = memo(function PlannedPublications(props: Props) {
  if (props.variants.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PublicationPanel {...props} />
    </Suspense>
  )
})
