import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { importResultSchema } from '../jobs/import.ts'
import { workspaceNameSchema, workspaceSchema, zoneChangeSchema } from '../model/workspace.ts'
import { timeZoneSchema } from '../time/zoned-time.ts'

/** Imports an export file into a workspace: drafts and other content that its members write. Progress is in `users/{uid}/jobs/{jobId}`. */
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

/** Returns the records that an import of a file would create and omit; same errors as `startImport`. */
export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/import/preview',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    create: z.array(z.object({ collection: z.string(), count: z.int().min(1) })),
    leftOut: importResultSchema.shape.leftOut,
    /** Files named in the export that the workspace has under the same id. */
    presentFiles: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden', 'import_invalid', 'import_newer', 'payload_too_large', 'rate_limited'],
  body: 'binary',
  file: 'json',
})

/** Creates a workspace that the caller owns. Repeating it with the same key returns the same workspace. */
export const createWorkspace = defineEndpoint({
  method: 'POST',
  path: '/workspaces',
  auth: 'session',
  input: z.object({ key: documentId(), name: workspaceNameSchema, timeZone: timeZoneSchema }),
  output: workspaceSchema,
  errors: ['unauthenticated', 'validation_failed', 'workspaces_full', 'plan_limit_reached', 'rate_limited'],
  status: 201,
})

/**
 * Archives or unarchives a workspace. An archived one is read-only and publishes nothing: due publications are held. Those at most two hours late are
 * published when it is unarchived.
 */
export const setWorkspaceArchived = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/archived',
  auth: 'member',
  right: 'manage_ownership',
  input: z.object({ workspaceId: documentId(), isArchived: z.boolean() }),
  output: z.object({
    workspace: workspaceSchema,
    /** Number of held publications that are published after unarchiving; 0 when archiving. */
    released: z.int().min(0),
  }),
  errors: ['not_found', 'forbidden', 'last_workspace', 'rate_limited'],
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
    /** Effect of a new time zone on planned posts. */
    planned: zoneChangeSchema.optional(),
  }),
  output: workspaceSchema,
  errors: ['not_found', 'forbidden', 'stale_revision', 'zone_moving'],
})

/** Counts the plans that depend on the workspace's time zone, before a person changes it. */
export const countZonePlans = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/zone-plans',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    /** Future posts, including those of queues and series. */
    posts: z.int().min(0),
    queues: z.int().min(0),
    series: z.int().min(0),
  }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})
