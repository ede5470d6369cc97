import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { importResultSchema } from '../jobs/import.ts'
import { zoneChangeSchema } from '../model/zone-move.ts'
import { workspaceNameSchema, workspaceSchema } from '../model/workspace.ts'
import { timeZoneSchema } from '../time/time-zone.ts'

/** Takes an export file into a workspace: drafts and whatever else its members write. Progress shows in `users/{uid}/jobs/{jobId}`. */
export const startImport = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/import',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ jobId: documentId() }),
  errors: ['not_found', 'forbidden', 'import_invalid', 'import_newer', 'payload_too_large', 'rate_limited'],
  body: 'binary',
  file: 'json',
  status: 202,
})

/** What an import of a file would create and leave out; errors as of `startImport`. */
export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/import/preview',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    create: z.array(z.object({ collection: z.string(), count: z.int().min(1) })),
    leftOut: importResultSchema.shape.leftOut,
    /** Of the files that the export names, those that the workspace has under the same id. */
    presentFiles: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden', 'import_invalid', 'import_newer', 'payload_too_large', 'rate_limited'],
  body: 'binary',
  file: 'json',
})

export const updateWorkspace = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({
    workspaceId: documentId(),
    rev: revision(),
    name: workspaceNameSchema.optional(),
    timeZone: timeZoneSchema.optional(),
    /** What a new time zone means for what is planned. */
    planned: zoneChangeSchema.optional(),
  }),
  output: workspaceSchema,
  errors: ['not_found', 'forbidden', 'stale_revision', 'zone_moving'],
})

/** How much is planned on the clock of the workspace's zone; for owners, before they change it. */
export const countZonePlans = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/zone-plans',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    /** Posts to come, those of queues and series among them. */
    posts: z.int().min(0),
    queues: z.int().min(0),
    series: z.int().min(0),
  }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})
