import { METRICS_SCHEMA, metricsSchema } from '../model/metrics.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const metrics = defineCollection({
  name: 'metrics',
  path: paths.metrics,
  id: 'id',
  schema: metricsSchema,
  version: METRICS_SCHEMA,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
