import { z } from 'zod'
import { HASHTAG_GROUPS_MAX, HASHTAG_GROUP_NAME_MAX, HASHTAG_GROUP_TAGS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { hashtagSchema } from '../text/hashtag.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Hashtags that are used together, `workspaces/{wid}/hashtagGroups/{id}`. */
const hashtagGroupSchema = documentBase.extend({
  name: oneLine(HASHTAG_GROUP_NAME_MAX),
  hashtags: z.array(hashtagSchema).max(HASHTAG_GROUP_TAGS_MAX),
})

export type HashtagGroup = z.infer<typeof hashtagGroupSchema>

export const hashtagGroups = defineCollection({
  name: 'hashtagGroups',
  path: paths.hashtagGroups,
  id: 'id',
  schema: hashtagGroupSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'edit_library', fields: ['name', 'hashtags'], removable: false },
  order: { by: 'name', direction: 'asc' },
  cap: HASHTAG_GROUPS_MAX,
  export: 'whole',
  deletion: 'below',
})
