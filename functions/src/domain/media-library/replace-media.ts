import type { replaceMedia as contract } from '@postwright/core/api/media-library'
import type { OutputOf } from '@postwright/core/endpoint'
import { mediaReplaceJob } from '@postwright/core/jobs/media-replace'
import { MEDIA_TAGS_MAX, MEDIA_VERSIONS_MAX } from '@postwright/core/model/media-library'
import { mediaKind } from '@postwright/core/media/media-kind'
import { getSearchFields } from '@postwright/core/model/media-words'
import type { Media } from '@postwright/core/model/media'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'

/**
 * Starts the job that replaces a file with another one.
 * @throws the codes of the contract; `media_differs` for a file of another kind
 */
export async function replaceMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaId, withId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireBeginner(deps, caller, mediaReplaceJob, workspaceId)
  const job = newJob(deps, caller.uid, mediaReplaceJob, { workspaceId, fromId: mediaId, toId: withId })
  await deps.transact(async (tx) => {
    const [from, to] = [
      await deps.media.getIn(tx, workspaceId, mediaId),
      await deps.media.getIn(tx, workspaceId, withId),
    ]
    if (!from?.isCurrent || !to) throw new AppError('not_found', { message: `media ${mediaId} or ${withId}` })
    const isSameKind = mediaKind(from.mime) === mediaKind(to.mime)
    // A file that is already a version of another one would be listed twice.
    const isFree = to.isCurrent || to.replacedBy === from.id
    if (from.id === to.id || !isSameKind || !isFree) throw new AppError('media_differs')
    deps.jobs.createIn(tx, caller.uid, job)
  })
  return { jobId: job.id }
}

type Replacement = { workspaceId: string; fromId: string; toId: string }

/**
 * Lists the new file in place of the earlier one, which becomes its version. Folder, star, tags and user texts carry over to the new file. A repeated
 * call changes nothing.
 */
export async function takePlace(deps: Deps, { workspaceId, fromId, toId }: Replacement): Promise<void> {
  await deps.transact(async (tx) => {
    const [from, to] = [await deps.media.getIn(tx, workspaceId, fromId), await deps.media.getIn(tx, workspaceId, toId)]
    if (!from?.isCurrent || !to) return
    const earlier = [{ mediaId: fromId, replacedAt: deps.clock.now() }, ...from.versions, ...to.versions]
    const versions = earlier.filter(
      ({ mediaId }, at) => mediaId !== toId && earlier.findIndex((each) => each.mediaId === mediaId) === at,
    )
    const moved = await Promise.all(
      from.versions
        .filter(({ mediaId }) => mediaId !== toId)
        .map(({ mediaId }) => deps.media.getIn(tx, workspaceId, mediaId)),
    )
    const texts = mergeTexts(from, to)
    deps.media.updateIn(tx, workspaceId, to, {
      ...texts,
      ...getSearchFields({ name: to.name, ...texts }),
      folderId: from.folderId,
      isStarred: from.isStarred || to.isStarred,
      versions: versions.slice(0, MEDIA_VERSIONS_MAX),
      isCurrent: true,
      replacedBy: null,
      lookGroup: to.lookGroup === from.lookGroup ? to.lookGroup : '',
    })
    const replaced = { isCurrent: false, replacedBy: toId, versions: [], lookGroup: '' }
    deps.media.updateIn(tx, workspaceId, from, replaced)
    for (const version of moved) {
      if (version) deps.media.updateIn(tx, workspaceId, version, { replacedBy: toId })
    }
  })
}

type Texts = Pick<Media, 'altText' | 'author' | 'sourceUrl' | 'licence' | 'tags'>

/** Texts of the new file take precedence; empty ones are taken from the earlier file. The tags of both are kept. */
function mergeTexts(from: Media, to: Media): Texts {
  return {
    altText: to.altText || from.altText,
    author: to.author || from.author,
    sourceUrl: to.sourceUrl || from.sourceUrl,
    licence: to.licence || from.licence,
    tags: [...new Set([...from.tags, ...to.tags])].slice(0, MEDIA_TAGS_MAX),
  }
}
