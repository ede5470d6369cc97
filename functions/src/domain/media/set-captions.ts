import type { setCaptions as contract } from '@postwright/core/api/media'
import { readCaptions, writeCaptions } from '@postwright/core/captions/caption-cues'
import type { InputOf } from '@postwright/core/endpoint'
import { CAPTIONS_LANGUAGES_MAX } from '@postwright/core/limits'
import type { Captions } from '@postwright/core/media/media-facts'
import type { Media } from '@postwright/core/model/media'
import { isVideo } from '@postwright/core/media/media-kind'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

type Given = Pick<Deps, 'members' | 'workspaces' | 'transact' | 'media' | 'clock'>

/**
 * Adds, replaces or removes the captions of a video in one language. A repeated call changes nothing.
 * @throws the codes of the contract
 */
export async function setCaptions(deps: Given, caller: Caller, input: InputOf<typeof contract>): Promise<Media> {
  const { workspaceId, mediaId, language, file } = input
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const given = file === '' ? [] : [{ language, file: normalised(file) }]
  return deps.transact(async (tx) => {
    const media = await deps.media.getIn(tx, workspaceId, mediaId)
    if (!media) throw new AppError('not_found', { message: `media ${mediaId}` })
    if (!isVideo(media)) throw new AppError('media_invalid', { detail: DETAIL_WORDS.media.noCaptions })
    // Some networks only take the first languages: new captions keep the position of the old ones.
    const isNew = media.captions.every((other) => other.language !== language)
    const kept = media.captions.flatMap((other) => (other.language === language ? given : [other]))
    const captions = [...kept, ...(isNew ? given : [])]
    if (captions.length > CAPTIONS_LANGUAGES_MAX) throw new AppError('captions_full')
    if (isSame(captions, media.captions)) return media
    return deps.media.updateIn(tx, workspaceId, media, {
      captions,
      captionsBy: caller.uid,
      captionsAt: deps.clock.now(),
    })
  })
}

function normalised(file: string): string {
  const cues = readCaptions(file)
  const written = cues && writeCaptions(cues)
  if (written === null) throw new AppError('captions_unreadable')
  return written
}

function isSame(some: readonly Captions[], others: readonly Captions[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ language, file }) => others.some((other) => other.language === language && other.file === file))
  )
}
