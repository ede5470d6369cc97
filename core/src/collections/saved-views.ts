import type { z } from 'zod'
import { SAVED_VIEW_NAME_MAX, SAVED_VIEW_QUERY_MAX, SAVED_VIEWS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** A named view of the calendar with its filters, `workspaces/{wid}/savedViews/{id}`, for all members. */
const savedViewSchema = documentBase.extend({
  name: oneLine(SAVED_VIEW_NAME_MAX),
  /** Query string of the view's address. Its content is not validated here: it is parsed like the query string of any other address. */
  query: manyLines(SAVED_VIEW_QUERY_MAX),
})

export type SavedView = z.infer<typeof savedViewSchema>

export const savedViews = defineCollection({
  name: 'savedViews',
  path: paths.savedViews,
  id: 'id',
  schema: savedViewSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'edit_library', fields: ['name', 'query'], removable: true },
  order: { by: 'name', direction: 'asc' },
  cap: SAVED_VIEWS_MAX,
  export: 'whole',
  deletion: 'below',
})
