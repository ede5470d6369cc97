import { slides } from '@postwright/core/collections/slides'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { slideParts } from './slide-parts.ts'

/** How slides are saved, each for itself. */
export const slideDrafts = describeDrafts(slides, {
  schema: slideDraftSchema,
  parts: slideParts,
  titleOf: () => null,
  href: () => routes.carouselEditor.href(),
  words: { untitled: 'areas:slide.untitled', notCreated: 'areas:slide.notCreated' },
})
