import { reviewLinkSchema, REVIEW_LINKS_MAX } from '../model/review-link.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Review links of a workspace. Their secrets are not stored: each id is a hash. */
export const reviewLinks = defineCollection({
  name: 'reviewLinks',
  path: paths.reviewLinks,
  id: 'id',
  schema: reviewLinkSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  cap: REVIEW_LINKS_MAX,
  // A review link expires with its workspace, so an import could not open it again.
  export: 'nothing',
  deletion: 'below',
})
