import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { trashKindSchema } from '../model/trash-item.ts'

const item = z.object({ workspaceId: documentId(), itemId: documentId() })

/** Moves a document to the trash for 30 days. Posts are moved by `deletePost`, which unplans them first, files by `deleteMedia`, which asks for their uses. */
export const moveToTrash = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/trash',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    kind: trashKindSchema.exclude(['posts', 'media']),
    documentId: documentId(),
  }),
  output: z.object({ itemId: documentId() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Puts documents back where they were. A post comes back as a draft, or with what it has published. */
export const restoreFromTrash = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/trash/:itemId/restore',
  auth: 'member',
  right: 'write_drafts',
  input: item,
  output: z.object({ kind: trashKindSchema, documentId: documentId() }),
  errors: ['forbidden', 'not_found', 'restore_conflict', 'list_full', 'plan_limit_reached', 'rate_limited'],
})

export const deleteForGood = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/trash/:itemId',
  auth: 'member',
  right: 'edit_library',
  input: item,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Deletes what was in the trash at `until` for good, a bounded part of it with each call. */
export const emptyTrash = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/trash/empty',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), until: instant() }),
  output: z.object({ isEmpty: z.boolean() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
