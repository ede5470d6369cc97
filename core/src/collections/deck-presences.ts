import { z } from 'zod'
import { documentId } from '../ids.ts'
import { SCENE_LENGTH_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { layerIdSchema } from '../scene/layer-base.ts'
import { oneLineOrNothing } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Maximum number of selected layers shown per person. */
export const PRESENCE_LAYERS_MAX = 50
export const PRESENCE_NAME_MAX = 80

const coordinate = z.int().min(-SCENE_LENGTH_MAX).max(SCENE_LENGTH_MAX)

/** A person in an open deck, `workspaces/{wid}/deckPresences/{id}`, one per tab and written by the tab; ignored if not written for a while. */
const deckPresenceSchema = documentBase.extend({
  deckId: documentId(),
  /** The person's name as shown to others. */
  name: oneLineOrNothing(PRESENCE_NAME_MAX),
  /** Id of the visible slide. */
  slideId: documentId(),
  layerIds: z.array(layerIdSchema).max(PRESENCE_LAYERS_MAX),
  /** Whether the pointer is on the slide, and its position there. */
  hasCursor: z.boolean(),
  cursorX: coordinate,
  cursorY: coordinate,
})

export type DeckPresence = z.infer<typeof deckPresenceSchema>

export const deckPresences = defineCollection({
  name: 'deckPresences',
  path: paths.deckPresences,
  id: 'id',
  schema: deckPresenceSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: ['deckId', 'name', 'slideId', 'layerIds', 'hasCursor', 'cursorX', 'cursorY'],
    fixed: ['deckId'],
    bySizeOnly: ['layerIds'],
    isOwn: true,
    removable: true,
  },
  order: { by: 'updatedAt', direction: 'desc' },
  export: 'nothing',
  deletion: 'below',
})
