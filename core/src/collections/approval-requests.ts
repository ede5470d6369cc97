import { APPROVAL_REQUEST_SCHEMA, approvalRequestSchema } from '../model/approval-request.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const approvalRequests = defineCollection({
  name: 'approvalRequests',
  path: paths.approvalRequests,
  id: 'id',
  schema: approvalRequestSchema,
  version: APPROVAL_REQUEST_SCHEMA,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
