import { modelUsageSchema } from '../model/model-settings.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const modelUsage = defineCollection({
  name: 'modelUsage',
  path: paths.modelUsage,
  id: 'month',
  about: ['Tokens used per month. The server counts them; members read them.'],
  schema: modelUsageSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
