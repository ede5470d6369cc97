import { z } from 'zod'
import { savedViews } from '@postwright/core/collections/saved-views'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { name, query } = savedViews.schema.shape

/** Draft description of saved views, which are created and deleted but never edited. */
export const savedViewDrafts = describeDrafts(savedViews, {
  schema: z.object({ name, query }),
  titleOf: (view) => view.name,
  href: () => routes.contentScheduler.href(),
  words: { untitled: 'calendar:views.untitled', notCreated: 'calendar:views.failed' },
})
