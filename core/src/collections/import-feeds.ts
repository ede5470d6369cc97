import type { z } from 'zod'
import { ADDRESS_MAX, IMPORT_FEED_NAME_MAX, IMPORT_FEEDS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

/** An external feed that a workspace imports from regularly, `workspaces/{wid}/importFeeds/{id}`. */
const importFeedSchema = documentBase.extend({
  name: oneLine(IMPORT_FEED_NAME_MAX),
  url: manyLines(ADDRESS_MAX).min(1),
})

export type ImportFeed = z.infer<typeof importFeedSchema>

export const importFeeds = defineCollection({
  name: 'importFeeds',
  path: paths.importFeeds,
  id: 'id',
  schema: importFeedSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'edit_library', fields: ['name', 'url'], removable: true },
  order: { by: 'name', direction: 'asc' },
  cap: IMPORT_FEEDS_MAX,
  export: 'whole',
  deletion: 'below',
})
