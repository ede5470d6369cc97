import { SHARED_MODEL_USAGE_SCHEMA, sharedModelUsageSchema } from '../model/shared-model.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const sharedModelUsage = defineCollection({
  name: 'sharedModelUsage',
  path: paths.sharedModelUsage,
  id: 'id',
  schema: sharedModelUsageSchema,
  version: SHARED_MODEL_USAGE_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
