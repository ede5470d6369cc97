import type {
  deleteMediaFolder as deleteContract,
  saveMediaFolder as saveContract,
} from '@postwright/core/api/media-library'
import { mediaFolders } from '@postwright/core/collections/media-folders'
import type { OutputOf } from '@postwright/core/endpoint'
import { MEDIA_FOLDERS_MAX, MEDIA_KNOWN_TAGS_MAX } from '@postwright/core/model/media-library'
import { canHoldFolder, MEDIA_FOLDERS_ID, type MediaFolders } from '@postwright/core/model/media-folders'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'

/** Number of files that one call moves out of a folder. */
const MOVED_AT_ONCE = 200

/**
 * Creates a folder, or renames or moves one.
 * @throws the codes of the contract
 */
export async function saveMediaFolder(
  deps: Deps,
  caller: Caller,
  { workspaceId, folderId, name, parentId }: z.output<typeof saveContract.input>,
): Promise<OutputOf<typeof saveContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const newId = deps.ids.random()
  return deps.transact(async (tx) => {
    const tree = await loadFoldersIn(deps, tx, workspaceId, caller.uid)
    const { folders } = tree
    const missing = [folderId ?? '', parentId].find((each) => each !== '' && !folders.some(({ id }) => id === each))
    if (missing !== undefined) throw new AppError('not_found', { message: `folder ${missing}` })
    if (folderId === null && folders.length >= MEDIA_FOLDERS_MAX)
      throw new AppError('list_full', { message: `${folders.length} folders` })
    const isTaken = folders.some((each) => each.parentId === parentId && each.name === name && each.id !== folderId)
    if (isTaken) throw new AppError('folder_name_taken', { message: `${name} in ${parentId}` })
    if (!canHoldFolder(folders, parentId, folderId))
      throw new AppError('folder_misplaced', { message: `${name} in ${parentId}` })
    const id = folderId ?? newId
    const others = folders.filter((each) => each.id !== id)
    const saved = saveFoldersIn(deps, tx, workspaceId, { ...tree, folders: [...others, { id, name, parentId }] })
    return { folderId: id, folders: saved }
  })
}

/**
 * Moves up to `MOVED_AT_ONCE` files of a folder to its parent folder, and removes the folder once it is empty. The client calls again while
 * `isRemoved` is false.
 * @throws the codes of the contract
 */
export async function deleteMediaFolder(
  deps: Deps,
  caller: Caller,
  { workspaceId, folderId }: z.output<typeof deleteContract.input>,
): Promise<OutputOf<typeof deleteContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const files = await deps.media.listInFolder(workspaceId, folderId, MOVED_AT_ONCE)
  return deps.transact(async (tx) => {
    const tree = await loadFoldersIn(deps, tx, workspaceId, caller.uid)
    const folder = tree.folders.find(({ id }) => id === folderId)
    if (!folder) throw new AppError('not_found', { message: `folder ${folderId}` })
    const { parentId } = folder
    const present = await Promise.all(files.map(({ id }) => deps.media.getIn(tx, workspaceId, id)))
    for (const file of present) {
      if (file?.folderId === folderId) deps.media.updateIn(tx, workspaceId, file, { folderId: parentId })
    }
    if (files.length === MOVED_AT_ONCE) return { isRemoved: false }
    const others = tree.folders.filter(({ id }) => id !== folderId)
    const raised = others.map((each) => (each.parentId === folderId ? { ...each, parentId } : each))
    saveFoldersIn(deps, tx, workspaceId, { ...tree, folders: raised })
    return { isRemoved: true }
  })
}

type FolderDeps = Pick<Deps, 'mediaFolders' | 'clock'>

/** Returns the stored folders; revision 0 for a workspace that has none yet. */
export async function loadFoldersIn(
  { mediaFolders: store, clock }: FolderDeps,
  tx: Tx,
  workspaceId: string,
  uid: string,
): Promise<MediaFolders> {
  const stored = await store.getIn(tx, workspaceId, MEDIA_FOLDERS_ID)
  if (stored) return stored
  const base = newDocument(clock, { id: MEDIA_FOLDERS_ID, schema: mediaFolders.version, createdBy: uid })
  return { ...base, rev: 0, folders: [], tags: [] }
}

export function saveFoldersIn(
  { mediaFolders: store, clock }: FolderDeps,
  tx: Tx,
  workspaceId: string,
  tree: MediaFolders,
): MediaFolders {
  const saved = { ...tree, rev: tree.rev + 1, updatedAt: clock.now() }
  store.saveIn(tx, workspaceId, saved)
  return saved
}

/** Adds tags to the suggestions; the oldest ones are dropped if the list is full. Returns the same object when all tags are known. */
export function rememberTags(tree: MediaFolders, tags: readonly string[]): MediaFolders {
  const added = [...new Set(tags)].filter((tag) => !tree.tags.includes(tag))
  return added.length === 0 ? tree : { ...tree, tags: [...tree.tags, ...added].slice(-MEDIA_KNOWN_TAGS_MAX) }
}
