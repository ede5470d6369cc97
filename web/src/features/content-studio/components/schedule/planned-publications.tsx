import { memo } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

const PublicationPanel = lazyPart(async () => (await import('./publication-panel.tsx')).PublicationPanel)

type Props = { variants: readonly Variant[]; connections: readonly Connection[] }

/** What becomes of a post that is planned; most posts that are written are not planned yet, and need no code for it. */
export const PlannedPublications = memo(function PlannedPublications(props: Props) {
  if (props.variants.length === 0) return null
  return <PublicationPanel {...props} />
})
