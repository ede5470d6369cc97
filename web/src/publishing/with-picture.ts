import { POST_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** The draft with one more picture; the same draft when it has it already, null when there is no room. */
export function withPicture(draft: PostDraft, mediaId: string): PostDraft | null {
  if (draft.media.some((item) => item.mediaId === mediaId)) return draft
  if (draft.media.length >= POST_MEDIA_MAX) return null
  return { ...draft, media: [...draft.media, { mediaId, alt: '' }] }
}
