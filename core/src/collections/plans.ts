import { PLAN_SCHEMA, planSchema } from '../model/plan.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const plans = defineCollection({
  name: 'plans',
  path: paths.plans,
  id: 'id',
  about: ['The offer reaches visitors through the API.'],
  schema: planSchema,
  version: PLAN_SCHEMA,
  // Plans of version 1 named limits that nothing enforced and could not be chosen: they are not offered any more.
  migrations: [{ fields: ['isVisible'], up: () => ({ isVisible: false }) }],
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
