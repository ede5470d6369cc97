import { SECOND_FACTOR_SCHEMA, secondFactorSchema } from '../model/second-factor.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const secondFactors = defineCollection({
  name: 'secondFactors',
  path: paths.secondFactors,
  id: 'uid',
  schema: secondFactorSchema,
  version: SECOND_FACTOR_SCHEMA,
  read: { get: 'server', list: 'server' },
  // Secrets of a second factor are not valid in another installation, and only useful to a thief.
  export: { only: ['id', 'createdAt'] },
  deletion: { of: 'person', field: 'uid' },
})
