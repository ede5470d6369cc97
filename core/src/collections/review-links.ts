import { reviewLinkSchema, REVIEW_LINKS_MAX } from '../model/review-link.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Their secrets are not stored: each id is a hash. */
export const reviewLinks = defineCollection({
  name: 'reviewLinks',
  path: paths.reviewLinks,
  id: 'id',
  schema: reviewLinkSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  cap: REVIEW_LINKS_MAX,
  // An address expires with its workspace: an import could not open it again.
  export: 'nothing',
  deletion: 'below',
})
