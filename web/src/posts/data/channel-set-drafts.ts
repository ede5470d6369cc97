import { z } from 'zod'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'

const { name, connectionIds } = channelSets.schema.shape

const channelSetDraftSchema = z.object({ name, connectionIds })

export type ChannelSetDraft = z.infer<typeof channelSetDraftSchema>

export const channelSetDrafts = describeDrafts(channelSets, {
  schema: channelSetDraftSchema,
  titleOf: ({ name }) => name,
  href: (id) => routes.library.href('sets', id),
  words: { untitled: 'library:sets.untitled', notCreated: 'library:notCreated' },
})
