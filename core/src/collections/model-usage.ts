import { modelUsageSchema } from '../model/model-settings.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const modelUsage = defineCollection({
  name: 'modelUsage',
  path: paths.modelUsage,
  id: 'month',
  about: ['A month of tokens each; the server counts.'],
  schema: modelUsageSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
