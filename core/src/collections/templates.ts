import type { z } from 'zod'
import { LIBRARY_NAME_MAX, TEMPLATES_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { postDraftSchema } from '../model/post.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** Starting content of a post, `workspaces/{wid}/templates/{id}`; its texts may contain variables, `{{name}}`. */
const templateSchema = documentBase.extend({
  name: oneLine(LIBRARY_NAME_MAX),
  ...postDraftSchema.pick({ text: true, title: true, comment: true, thread: true, labels: true }).shape,
})

export type Template = z.infer<typeof templateSchema>

export const templates = defineCollection({
  name: 'templates',
  path: paths.templates,
  id: 'id',
  schema: templateSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: ['name', 'text', 'title', 'comment', 'thread', 'labels'],
    bySizeOnly: ['thread', 'labels'],
    removable: false,
  },
  order: { by: 'name', direction: 'asc' },
  cap: TEMPLATES_MAX,
  export: 'whole',
  deletion: 'below',
})
