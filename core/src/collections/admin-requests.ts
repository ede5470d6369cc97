import { ADMIN_REQUEST_SCHEMA, adminRequestSchema } from '../model/admin-request.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const adminRequests = defineCollection({
  name: 'adminRequests',
  path: paths.adminRequests,
  id: 'id',
  about: ['Acts that one admin has asked for and another one approves.'],
  schema: adminRequestSchema,
  version: ADMIN_REQUEST_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: { of: 'person', field: 'personUid' },
})
