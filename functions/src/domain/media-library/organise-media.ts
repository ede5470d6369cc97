import type { describeMedia as describeContract, organiseMedia as contract } from '@postwright/core/api/media-library'
import type { OutputOf } from '@postwright/core/endpoint'
import { MEDIA_TAGS_MAX } from '@postwright/core/model/media-library'
import { getSearchFields } from '@postwright/core/model/media-words'
import type { Media } from '@postwright/core/model/media'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { loadFoldersIn, rememberTags, saveFoldersIn } from './media-folders.ts'

/**
 * Moves, tags and stars files in one transaction.
 * @throws the codes of the contract
 */
export async function organiseMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds, ...change }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  return deps.transact(async (tx) => {
    const tree = await loadFoldersIn(deps, tx, workspaceId, caller.uid)
    const { folderId } = change
    if (folderId !== undefined && folderId !== '' && !tree.folders.some(({ id }) => id === folderId))
      throw new AppError('not_found', { message: `folder ${folderId}` })
    const files = await Promise.all([...new Set(mediaIds)].map((id) => requireMediaIn(deps, tx, workspaceId, id)))
    const changes = files.map((file) => ({ file, patch: patchOf(file, change) }))
    const known = rememberTags(tree, change.addTags)
    if (known !== tree) saveFoldersIn(deps, tx, workspaceId, known)
    for (const { file, patch } of changes) updateIn(deps, tx, file, patch)
    return { changed: changes.length }
  })
}

/**
 * Changes the description of one file.
 * @throws the codes of the contract
 */
export async function describeMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaId, ...said }: z.output<typeof describeContract.input>,
): Promise<OutputOf<typeof describeContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  return deps.transact(async (tx) => {
    const tree = await loadFoldersIn(deps, tx, workspaceId, caller.uid)
    const file = await requireMediaIn(deps, tx, workspaceId, mediaId)
    const tags = [...new Set(said.tags)]
    const known = rememberTags(tree, tags)
    if (known !== tree) saveFoldersIn(deps, tx, workspaceId, known)
    return { media: updateIn(deps, tx, file, { ...said, tags }) }
  })
}

type Change = Pick<z.output<typeof contract.input>, 'folderId' | 'isStarred' | 'addTags' | 'removeTags'>

function patchOf({ tags, folderId, isStarred }: Media, change: Change): Partial<Media> {
  const wanted = [...new Set([...tags, ...change.addTags])].filter((tag) => !change.removeTags.includes(tag))
  if (wanted.length > MEDIA_TAGS_MAX) throw new AppError('tags_full', { message: `${wanted.length} tags` })
  return { tags: wanted, folderId: change.folderId ?? folderId, isStarred: change.isStarred ?? isStarred }
}

function updateIn({ media }: Pick<Deps, 'media'>, tx: Tx, file: Media, patch: Partial<Media>): Media {
  const changed = { ...file, ...patch }
  if (isDeepStrictEqual(changed, file)) return file
  return media.updateIn(tx, file.workspaceId, file, { ...patch, ...getSearchFields(changed) })
}

/** @throws `not_found` for a file that is deleted or replaced by another one */
async function requireMediaIn(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  workspaceId: string,
  mediaId: string,
): Promise<Media> {
  const file = await media.getIn(tx, workspaceId, mediaId)
  if (!file?.isCurrent) throw new AppError('not_found', { message: `media ${mediaId}` })
  return file
}
