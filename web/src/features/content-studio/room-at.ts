import { POST_MEDIA_MAX, THREAD_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import type { PicturePlace } from '@/posts/content/picture-place.ts'
import type { PendingUpload } from './pending-upload.ts'

/** How many more files fit at a place; all parts of a thread share one number. */
export function roomAt(
  place: PicturePlace,
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
