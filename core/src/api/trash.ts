import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { trashKindSchema } from '../model/trash-item.ts'

const item = z.object({ workspaceId: documentId(), itemId: documentId() })

/**
 * Moves a document to the trash for 30 days. Posts are moved by `deletePost`, which unschedules them first, files by `deleteMedia`, which checks
 * their uses.
 */
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

/** Restores a document to its previous place. A post returns without its plan, as a draft or with its past publications. */
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

/** Permanently deletes the documents that were in the trash at `until`, a bounded number with each call. */
export const emptyTrash = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/trash/empty',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), until: instant() }),
  output: z.object({ isEmpty: z.boolean() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
