import { REFERRER_SCHEMA, referrerSchema } from '../model/referral.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const referrers = defineCollection({
  name: 'referrers',
  path: paths.referrers,
  id: 'uid',
  about: ['People who refer others, with their code and counts. They read their own through the API.'],
  schema: referrerSchema,
  version: REFERRER_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
