import { useCallback } from 'react'
import type { Media } from '@postwright/core/model/media'
import type { MediaType } from '@postwright/core/media/media-type'
import type { PostDraft } from '@postwright/core/model/post'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { filesOfDraft } from '../../files-of-draft.ts'
import type { PictureUploads } from './use-picture-uploads.ts'

export type DraftPicture = {
  mediaId: string
  alt: string
  /** Null while it is not known yet. */
  url: string | null
  /** Width by height; null while it is not known yet. */
  ratio: number | null
  mime: MediaType | null
  /** Everything that is stored of it; null while it is not known yet. */
  stored: Media | null
  /** The store says that there is no such picture. */
  isGone: boolean
}

/** Some of a draft's files with everything that is known about them. */
export type PicturesOf = (files: PostDraft['media']) => DraftPicture[]

/** What is known about the files of a draft, of its thread and of its channels; a fresh upload is known at once. */
export function useDraftPictures(
  workspaceId: string,
  draft: PostDraft,
  arrived: PictureUploads['arrived'],
): PicturesOf {
  const unknown = filesOfDraft(draft)
    .map(({ mediaId }) => mediaId)
    .filter((id) => !arrived.has(id))
  const facts = useMediaFacts(workspaceId, unknown)
  const { urlOf } = useMediaUrls(workspaceId, unknown)
  return useCallback<PicturesOf>(
    (files) =>
      files.map(({ mediaId, alt }) => {
        const fresh = arrived.get(mediaId)
        const stored = fresh?.media ?? facts.find(mediaId)
        return {
          mediaId,
          alt,
          url: fresh?.url ?? urlOf(mediaId),
          ratio: stored ? stored.width / stored.height : null,
          mime: stored?.mime ?? null,
          stored,
          isGone: !stored && facts.isComplete,
        }
      }),
    [arrived, facts, urlOf],
  )
}
