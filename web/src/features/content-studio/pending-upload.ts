import { errorCodeSchema } from '@postwright/core/error-codes'
import { ApiError } from '@/lib/api-error.ts'
import type { Sending } from '@/documents/outbox/create-sender.ts'
import type { WaitingItem } from '@/documents/outbox/waiting-item.ts'
import { type PicturePlace, readPlace } from '@/posts/content/picture-place.ts'

/** A picture that is chosen for a post and not part of it yet. */
export type PendingUpload = {
  key: string
  name: string
  file: Blob
  /** Where it goes once it has arrived. */
  place: PicturePlace
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Why it failed. */
  error: unknown
}

/** The pictures of one post that wait, as its editor shows them. */
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
