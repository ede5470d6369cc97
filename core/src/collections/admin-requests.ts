import { ADMIN_REQUEST_SCHEMA, adminRequestSchema } from '../model/admin-request.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const adminRequests = defineCollection({
  name: 'adminRequests',
  path: paths.adminRequests,
  id: 'id',
  about: ['Actions that need two admins: one requests them, another approves them. Admins use them through the API.'],
  schema: adminRequestSchema,
  version: ADMIN_REQUEST_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: { of: 'person', field: 'personUid' },
})
