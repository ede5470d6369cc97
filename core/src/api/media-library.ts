import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import {
  mediaDetailsSchema,
  mediaFolderIdSchema,
  mediaTagSchema,
  MEDIA_BULK_MAX,
  MEDIA_TAGS_MAX,
} from '../model/media-library.ts'
import { mediaFolderNameSchema, mediaFoldersSchema } from '../model/media-folders.ts'
import { mediaSchema } from '../model/media.ts'
import { oneLine } from '../text/text-fields.ts'

const inWorkspace = z.object({ workspaceId: documentId() })
const mediaIds = z.array(documentId()).min(1).max(MEDIA_BULK_MAX)

/** Moves, tags and stars files: all of them or none. */
export const organiseMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/organise',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({
    mediaIds,
    folderId: mediaFolderIdSchema.optional(),
    isStarred: z.boolean().optional(),
    addTags: z.array(mediaTagSchema).max(MEDIA_TAGS_MAX).default([]),
    removeTags: z.array(mediaTagSchema).max(MEDIA_TAGS_MAX).default([]),
  }),
  output: z.object({ changed: z.int().min(0) }),
  errors: ['forbidden', 'not_found', 'tags_full', 'rate_limited'],
})

/** Replaces the name, the texts and the tags of a file; every field is required. */
export const describeMedia = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/media/:mediaId',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({
    mediaId: documentId(),
    name: oneLine(200),
    altText: mediaDetailsSchema.shape.altText.unwrap(),
    author: mediaDetailsSchema.shape.author.unwrap(),
    sourceUrl: mediaDetailsSchema.shape.sourceUrl.unwrap(),
    licence: mediaDetailsSchema.shape.licence.unwrap(),
    tags: z.array(mediaTagSchema).max(MEDIA_TAGS_MAX),
  }),
  output: z.object({ media: mediaSchema }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Moves files to the trash for 30 days. Files that are still in use stay and are named. */
export const trashMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/trash',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({ mediaIds }),
  output: z.object({ itemIds: z.array(documentId()), inUse: z.array(documentId()) }),
  errors: ['forbidden', 'rate_limited'],
})

/** Creates a folder, or renames or moves the folder with the given id. */
export const saveMediaFolder = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media-folders',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({
    folderId: documentId().nullable(),
    name: mediaFolderNameSchema,
    parentId: mediaFolderIdSchema,
  }),
  output: z.object({ folderId: documentId(), folders: mediaFoldersSchema }),
  errors: ['forbidden', 'not_found', 'folder_misplaced', 'folder_name_taken', 'list_full', 'rate_limited'],
})

/** Removes a folder and moves its contents to the parent folder. A call moves a bounded number of files: repeat it until the folder is removed. */
export const deleteMediaFolder = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/media-folders/:folderId',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({ folderId: documentId() }),
  output: z.object({ isRemoved: z.boolean() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/**
 * Starts a job that replaces a file with another one of the same kind wherever it is used. The replaced file stays as an earlier version of the new
 * one. With an earlier version as `withId`, the job restores that version.
 */
export const replaceMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/:mediaId/replace',
  auth: 'member',
  right: 'edit_library',
  input: inWorkspace.extend({ mediaId: documentId(), withId: documentId() }),
  output: z.object({ jobId: documentId() }),
  errors: ['forbidden', 'not_found', 'media_differs', 'rate_limited'],
  status: 202,
})

/** Reads the storage usage of a workspace and its limit: that of its owner's plan, but never more than `WORKSPACE_MEDIA_BYTES_MAX`. */
export const readMediaStorage = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/media-storage',
  auth: 'member',
  right: 'read_content',
  input: inWorkspace,
  output: z.object({ usedBytes: z.int().min(0), maxBytes: z.int().min(0) }),
  errors: ['forbidden', 'not_found'],
})
