import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX, IDEA_LABEL_MAX, IDEA_LABELS_MAX, IDEA_MEDIA_MAX, POST_TEXT_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { postMediaSchema } from '../model/post.ts'
import { paths } from '../paths.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { placeSchema } from '../places/place.ts'
import { defineCollection } from './collection.ts'

/** An idea for a post, `workspaces/{wid}/ideas/{id}`. */
const ideaSchema = documentBase.extend({
  text: manyLines(POST_TEXT_MAX),
  media: z.array(postMediaSchema).max(IDEA_MEDIA_MAX),
  labels: z.array(oneLine(IDEA_LABEL_MAX)).max(IDEA_LABELS_MAX),
  /** Source of the idea: an address, or any text. */
  source: manyLines(ADDRESS_MAX),
  laneId: documentId(),
  /** Position of the idea within its lane. */
  place: placeSchema,
  /** The post created from the idea; empty if there is none. */
  postId: manyLines(128),
  /** The campaign of the idea; empty for none. */
  campaignId: manyLines(128),
})

export type Idea = z.infer<typeof ideaSchema>

export const ideas = defineCollection({
  name: 'ideas',
  path: paths.ideas,
  id: 'id',
  schema: ideaSchema,
  version: 2,
  migrations: [{ fields: ['campaignId'], up: ({ campaignId = '' }) => ({ campaignId }) }],
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: ['text', 'media', 'labels', 'source', 'laneId', 'place', 'postId', 'campaignId'],
    bySizeOnly: ['labels'],
    removable: false,
  },
  media: [{ ids: 'media.*.mediaId' }],
  refersTo: [
    { ids: 'laneId', collection: 'ideaLanes' },
    { ids: 'postId', collection: 'posts' },
    { ids: 'campaignId', collection: 'campaigns' },
  ],
  export: 'whole',
  deletion: 'below',
})
