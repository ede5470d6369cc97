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
  // The variants say what became of each post; the steps on the way there are removed after some weeks.
  export: 'nothing',
  deletion: 'below',
})
