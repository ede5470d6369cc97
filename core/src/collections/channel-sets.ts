import { z } from 'zod'
import { documentId } from '../ids.ts'
import { CHANNEL_SETS_MAX, LIBRARY_NAME_MAX, POST_CONNECTIONS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Channels that are selected together, `workspaces/{wid}/channelSets/{id}`. */
const channelSetSchema = documentBase.extend({
  name: oneLine(LIBRARY_NAME_MAX),
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
})

export type ChannelSet = z.infer<typeof channelSetSchema>

export const channelSets = defineCollection({
  name: 'channelSets',
  path: paths.channelSets,
  id: 'id',
  schema: channelSetSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'edit_library', fields: ['name', 'connectionIds'], removable: false },
  order: { by: 'name', direction: 'asc' },
  cap: CHANNEL_SETS_MAX,
  channels: ['connectionIds.*'],
  export: 'whole',
  deletion: 'below',
})
