import { reviewActSchema } from '../model/review-link.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const reviewActs = defineCollection({
  name: 'reviewActs',
  path: paths.reviewActs,
  id: 'id',
  schema: reviewActSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
