import { SPEECH_USAGE_SCHEMA, speechUsageSchema } from '../model/speech-usage.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const speechUsage = defineCollection({
  name: 'speechUsage',
  path: paths.speechUsage,
  id: 'id',
  schema: speechUsageSchema,
  version: SPEECH_USAGE_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
