import { POST_MEDIA_MAX, THREAD_ALT_MAX, THREAD_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { channelDraft, overrideWith } from '@postwright/core/posts/channel-versions'

/** Position of a file in a post: the common version or one channel's, the post itself (part 0) or a later part of its thread. */
export type ImagePlace = { connectionId: string | null; part: number }

const MARK = '#'

/** Formats a position as it is stored with a file that waits to be uploaded. */
export function writePlace({ connectionId, part }: ImagePlace): string {
  return `${connectionId ?? ''}${MARK}${part}`
}

/** Parses a stored position; values stored before positions existed refer to the post itself. */
export function readPlace(place: string): ImagePlace {
  const [connectionId = '', part = '0'] = place.split(MARK)
  return { connectionId: connectionId === '' ? null : connectionId, part: Number(part) }
}

type Files = Pick<PostDraft, 'media'> | Pick<PostDraft, 'threadMedia'>

/**
 * Returns the draft with one more file; the same draft if it already has the file there, null if there is no room.
 * @param alt alt text from the library
 * @param place position in `writePlace` format; files of a part that was removed meanwhile go to the post itself
 */
export function withImage(draft: PostDraft, mediaId: string, place: string, alt = ''): PostDraft | null {
  const { connectionId, part } = readPlace(place)
  const now = connectionId === null ? draft : channelDraft(draft, connectionId)
  const isInThread = part > 0 && part <= now.thread.length
  const files = isInThread ? inThread(now, mediaId, part, alt) : inPost(now, mediaId, alt)
  if (files === null || files === 'known') return files && draft
  if (connectionId === null) return { ...draft, ...files }
  const others = draft.overrides.filter((override) => override.connectionId !== connectionId)
  return { ...draft, overrides: [...others, overrideWith(draft, connectionId, files)] }
}

function inPost({ media }: PostDraft, mediaId: string, alt: string): Files | 'known' | null {
  if (media.some((item) => item.mediaId === mediaId)) return 'known'
  return media.length >= POST_MEDIA_MAX ? null : { media: [...media, { mediaId, alt }] }
}

function inThread({ threadMedia }: PostDraft, mediaId: string, part: number, alt: string): Files | 'known' | null {
  if (threadMedia.some((item) => item.mediaId === mediaId && item.part === part)) return 'known'
  const item = { mediaId, alt: alt.slice(0, THREAD_ALT_MAX), part }
  return threadMedia.length >= THREAD_MEDIA_MAX ? null : { threadMedia: [...threadMedia, item] }
}
