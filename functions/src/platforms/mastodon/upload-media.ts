import { contractFor } from '@postwright/core/platforms/contract-for'
import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { loadFile } from '../load-file.ts'
import { type Instance, mediaSchema } from './api.ts'

/** Returns the key of a file's upload; its value is empty once the instance has lost it. */
const uploadKey = (mediaId: string): string => `media:${mediaId}`

/** Progress key that is stored once the instance has lost uploads, because an earlier call may have published them. */
const LOST = 'lost'

/** Records that the instance has lost the uploads, so that the next preparation uploads the files again. */
export async function forgetUploads({ content }: PublishRequest, progress: Progress): Promise<void> {
  await progress.keep(LOST, 'true')
  for (const { mediaId } of content.media) await progress.keep(uploadKey(mediaId), '')
}

/**
 * Returns the ids of the uploads that a publish call would have used; null if one of them is unknown. After a loss they are all unknown: the instance
 * also reports uploads as lost that a published status uses.
 */
export function findUploads({ content }: PublishRequest, kept: Progress['kept']): string[] | null {
  if (kept(LOST) !== undefined) return null
  const ids = content.media.map(({ mediaId }) => kept(uploadKey(mediaId)) ?? '').filter((id) => id !== '')
  return ids.length === content.media.length ? ids : null
}

/**
 * Uploads the post's files, except those that an earlier delivery uploaded, and returns their ids in order.
 * @throws NetworkFailure, TransportError, the error with which `progress.keep` rejects
 */
export async function uploadMedia(
  instance: Instance,
  images: Images,
  { request, progress }: { request: PublishRequest; progress: Progress },
): Promise<string[]> {
  const limits = contractFor(request.connection).media.images ?? MASTODON_CONTRACT.media.images
  const ids: string[] = []
  for (const item of request.content.media) {
    const kept = progress.kept(uploadKey(item.mediaId))
    if (kept) {
      ids.push(kept)
      continue
    }
    const { bytes, mime } = await loadFile(request, item, { images, limits })
    const multipart = new FormData()
    multipart.set('file', new Blob([bytes], { type: mime }), `file.${mime.split('/')[1] ?? 'bin'}`)
    if (item.alt !== '') multipart.set('description', item.alt)
    progress.working()
    const { id } = await instance.read('/api/v2/media', mediaSchema, { multipart })
    await progress.keep(uploadKey(item.mediaId), id)
    ids.push(id)
  }
  return ids
}
