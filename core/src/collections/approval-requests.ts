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
  // Requests and decisions are history: in the new workspace, no approval has been given.
  imported: {
    fields: [
      'postId',
      'state',
      'requestedBy',
      'requestedAt',
      'dueAt',
      'message',
      'needed',
      'excerpt',
      'channels',
      'plannedFor',
      'decidedAt',
      'decisions',
    ],
    initial: { askedUids: [], seen: [], remindersSent: 0, reminderAt: null },
    values: { state: { open: 'withdrawn' } },
    idOf: 'posts',
  },
  channels: ['channels.*.connectionId'],
  partOf: [{ field: 'postId', collection: 'posts' }],
  export: 'whole',
  deletion: 'below',
})
