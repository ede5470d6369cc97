import { SUPPORT_VIEW_SCHEMA, supportViewSchema } from '../model/support-view.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const supportViews = defineCollection({
  name: 'supportViews',
  path: paths.supportViews,
  id: 'id',
  about: [
    'Requests of admins to view the account, with every screen they opened. The person reads them; only the server writes.',
  ],
  schema: supportViewSchema,
  version: SUPPORT_VIEW_SCHEMA,
  read: { get: 'person', list: 'person' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
