import { PUBLISH_LOG_SCHEMA, publishLogEntrySchema } from '../model/publish-log-entry.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const publishLog = defineCollection({
  name: 'publishLog',
  path: paths.publishLog,
  id: 'id',
  schema: publishLogEntrySchema,
  version: PUBLISH_LOG_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  // The outcome of each post is in its variants; the steps are removed after some weeks.
  export: 'nothing',
  deletion: 'below',
})
