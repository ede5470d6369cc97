import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { workspaceNameSchema, workspaceSchema } from '../model/workspace.ts'
import { timeZoneSchema } from '../time/time-zone.ts'

export const updateWorkspace = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId',
  auth: 'member',
  input: z.object({
    workspaceId: documentId(),
    rev: revision(),
    name: workspaceNameSchema.optional(),
    timeZone: timeZoneSchema.optional(),
  }),
  output: workspaceSchema,
  errors: ['not_found', 'forbidden', 'stale_revision'],
})
