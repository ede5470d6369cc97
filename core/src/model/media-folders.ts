import { z } from 'zod'
import { documentId } from '../ids.ts'
import {
  mediaFolderIdSchema,
  mediaTagSchema,
  MEDIA_FOLDER_DEPTH_MAX,
  MEDIA_FOLDER_NAME_MAX,
  MEDIA_FOLDERS_MAX,
  MEDIA_KNOWN_TAGS_MAX,
} from './media-library.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Id of the only document in the collection. */
export const MEDIA_FOLDERS_ID = 'all'

export const mediaFolderNameSchema = oneLine(MEDIA_FOLDER_NAME_MAX)

export const mediaFolderSchema = z.object({
  id: documentId(),
  name: mediaFolderNameSchema,
  /** Id of the parent folder; empty at the top level. */
  parentId: mediaFolderIdSchema,
})

export type MediaFolder = z.infer<typeof mediaFolderSchema>

/** Folders and tags of a workspace's library, `workspaces/{wid}/mediaFolders/all`. */
export const mediaFoldersSchema = documentBase.extend({
  folders: z.array(mediaFolderSchema).max(MEDIA_FOLDERS_MAX),
  /** Tags that were given to files, offered as suggestions. */
  tags: z.array(mediaTagSchema).max(MEDIA_KNOWN_TAGS_MAX),
})

export type MediaFolders = z.infer<typeof mediaFoldersSchema>

type Tree = readonly MediaFolder[]

/** Returns the folders from the top level down to the given one, inclusive; empty if it does not exist. */
export function getFolderPath(folders: Tree, folderId: string): MediaFolder[] {
  const path: MediaFolder[] = []
  let next = folders.find(({ id }) => id === folderId)
  while (next && !path.includes(next) && path.length <= MEDIA_FOLDER_DEPTH_MAX) {
    path.unshift(next)
    const { parentId } = next
    next = folders.find(({ id }) => id === parentId)
  }
  return path
}

export function listSubfolders(folders: Tree, parentId: string): MediaFolder[] {
  return folders.filter((each) => each.parentId === parentId).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Returns the number of levels in a folder's subtree, including the folder itself. */
function getHeight(folders: Tree, folderId: string): number {
  const heights = folders.filter(({ parentId }) => parentId === folderId).map(({ id }) => getHeight(folders, id))
  return 1 + Math.max(0, ...heights)
}

/** Returns whether a folder can contain another folder, existing or new (null): never itself, and not deeper than the maximum depth. */
export function canHoldFolder(folders: Tree, parentId: string, folderId: string | null): boolean {
  if (parentId === '') return true
  const above = getFolderPath(folders, parentId)
  if (above.length === 0 || above.some(({ id }) => id === folderId)) return false
  return above.length + (folderId === null ? 1 : getHeight(folders, folderId)) <= MEDIA_FOLDER_DEPTH_MAX
}
