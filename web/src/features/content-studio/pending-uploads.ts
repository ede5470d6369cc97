import { errorCodeSchema } from '@postwright/core/error-codes'
import { ApiError } from '@/lib/api-error.ts'
import type { Sending } from '@/documents/outbox/create-sender.ts'
import type { WaitingItem } from '@/documents/outbox/waiting-item.ts'
import { type ImagePlace, readPlace } from '@/posts/content/image-place.ts'
import { POST_MEDIA_MAX, THREAD_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import { postMediaTypeSchema } from '@postwright/core/media/media-type'

/** An image chosen for a post and not yet part of it. */
export type PendingUpload = {
  key: string
  name: string
  file: Blob
  /** Target place of the image once it is uploaded. */
  place: ImagePlace
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Error of a failed upload. */
  error: unknown
}

/** Returns the pending images of one post, as its editor shows them. */
export function pendingUploads(
  items: readonly WaitingItem[],
  postId: string,
  sending: Sending | null,
): PendingUpload[] {
  return items.flatMap((item) => {
    if (item.kind !== 'picture' || item.collection !== 'posts' || item.documentId !== postId) return []
    const isSending = sending?.id === item.id
    const code = errorCodeSchema.safeParse(item.problem?.code)
    return [
      {
        key: item.id,
        name: item.name,
        file: item.file,
        place: readPlace(item.place),
        state: item.problem ? ('failed' as const) : isSending ? ('sending' as const) : ('waiting' as const),
        progress: isSending ? sending.progress : 0,
        error: code.success ? new ApiError(code.data, { detail: '', status: 0 }) : null,
      },
    ]
  })
}

/** Counts the files that still fit at a place; all parts of a thread share one limit. */
export function countFreePlaces(
  place: ImagePlace,
  draft: PostDraft,
  pending: readonly Pick<PendingUpload, 'place'>[],
): number {
  const { connectionId, part } = place
  const { media, threadMedia } = connectionId === null ? draft : channelDraft(draft, connectionId)
  const waiting = pending.filter((upload) => upload.place.connectionId === connectionId)
  const ofPost = waiting.filter((upload) => upload.place.part === 0).length
  const ofThread = waiting.length - ofPost
  const room = part === 0 ? POST_MEDIA_MAX - media.length - ofPost : THREAD_MEDIA_MAX - threadMedia.length - ofThread
  return Math.max(room, 0)
}

/** `size`: the maximum size of a file of its kind, in megabytes. */
type FileProblem = { code: 'not_taken' | 'empty' } | { code: 'too_large'; size: number }

const MEGABYTE = 1024 * 1024

/** Checks a file before its upload; the API inspects the contents. */
export function checkMediaFile(file: Pick<File, 'type' | 'size'>): FileProblem | null {
  const mime = postMediaTypeSchema.safeParse(file.type)
  if (!mime.success) return { code: 'not_taken' }
  if (file.size === 0) return { code: 'empty' }
  const most = BYTES_MAX[mediaKind(mime.data)]
  return file.size > most ? { code: 'too_large', size: most / MEGABYTE } : null
}
