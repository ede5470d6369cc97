import type { z } from 'zod'
import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const laneDraftSchema = ideaLanes.schema.pick({ name: true, color: true, place: true })

export type LaneDraft = z.infer<typeof laneDraftSchema>

/** How lanes are written. */
export const laneDrafts = describeDrafts(ideaLanes, {
  schema: laneDraftSchema,
  titleOf: ({ name }) => name,
  href: () => routes.ideas.href(),
  words: { untitled: 'ideas:lane.untitled', notCreated: 'ideas:lane.notSaved' },
})
