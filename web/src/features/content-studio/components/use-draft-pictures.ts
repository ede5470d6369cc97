import type { PostDraft } from '@postwright/core/model/post'
import type { MediaType } from '@postwright/core/model/media'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useMediaFacts } from '../data/use-media-facts.ts'
import type { PictureUploads } from './use-picture-uploads.ts'

export type DraftPicture = {
  mediaId: string
  alt: string
  /** Null while it is not known yet. */
  url: string | null
  /** Width by height; null while it is not known yet. */
  ratio: number | null
  mime: MediaType | null
  /** The store says that there is no such picture. */
  isGone: boolean
}

/** The pictures of a draft with everything that is known about them; a fresh upload is known at once. */
export function useDraftPictures(
  workspaceId: string,
  media: PostDraft['media'],
  arrived: PictureUploads['arrived'],
): DraftPicture[] {
  const ids = media.map(({ mediaId }) => mediaId)
  const unknown = ids.filter((id) => !arrived.has(id))
  const facts = useMediaFacts(workspaceId, unknown)
  const urls = useMediaUrls(workspaceId, unknown)
  return media.map(({ mediaId, alt }) => {
    const fresh = arrived.get(mediaId)
    const stored = fresh?.media ?? (facts.status === 'ready' ? facts.data.find(({ id }) => id === mediaId) : undefined)
    return {
      mediaId,
      alt,
      url: fresh?.url ?? urls.urlOf(mediaId),
      ratio: stored ? stored.width / stored.height : null,
      mime: stored?.mime ?? null,
      isGone: !stored && facts.status === 'ready',
    }
  })
}
