import { memo } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

const PublicationPanel = lazyPart(async () => (await import('./publication-panel.tsx')).PublicationPanel)

type Props = { variants: readonly Variant[]; connections: readonly Connection[] }

/** Lazy: the publications of a planned post; most posts being written are not planned yet, and do not need this code. */
export const PlannedPublications = memo(function PlannedPublications(props: Props) {
  if (props.variants.length === 0) return null
  return <PublicationPanel {...props} />
})
