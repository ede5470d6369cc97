import { type ReactNode, useCallback, useState } from 'react'
import type { Media } from '@postwright/core/model/media'
import { mediaKind } from '@postwright/core/media/media-kind'
import type { MediaType } from '@postwright/core/media/media-type'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { listDraftFiles } from '../../draft-files.ts'
import type { KnownFiles } from './files-read.tsx'
import type { ImageUploads } from './use-image-uploads.ts'
import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { toast } from '@/ui/toast.tsx'

export type DraftImage = {
  mediaId: string
  alt: string
  /** Null while unknown. */
  url: string | null
  /** Width divided by height; null while unknown. */
  ratio: number | null
  mime: MediaType | null
  /** The stored document; null while unknown, and if none is stored. */
  stored: Media | null
  /** True if no such image is stored. */
  isGone: boolean
}

/** Kind of a file in labels and messages: documents, and files that are not stored, are files. */
export type NamedKind = 'image' | 'video' | 'file'

/** Returns by which word a file is named; one that is still unknown is named an image. */
export function namedKind({ mime, isGone }: Pick<DraftImage, 'mime' | 'isGone'>): NamedKind {
  if (mime === null) return isGone ? 'file' : 'image'
  const kind = mediaKind(mime)
  return kind === 'image' || kind === 'video' ? kind : 'file'
}

/** Returns the given files of a draft with all known facts about them. */
export type ImagesOf = (files: PostDraft['media']) => DraftImage[]

/** Lazy: most posts begin without images, so the reader loads with the first file whose facts are unknown. */
const FilesRead = lazyPart(async () => (await import('./files-read.tsx')).FilesRead)

const NOTHING: KnownFiles = { asked: new Set(), find: () => null, isComplete: false, urlOf: () => null }

/**
 * Returns the known facts of the files of a draft, of its thread and of its channels; a fresh upload is known immediately.
 * @returns also the element that reads them, which must be rendered
 */
export function useDraftImages(
  workspaceId: string,
  draft: PostDraft,
  arrived: ImageUploads['arrived'],
): { picturesOf: ImagesOf; read: ReactNode } {
  const unknown = listDraftFiles(draft)
    .map(({ mediaId }) => mediaId)
    .filter((id) => !arrived.has(id))
  const [known, setKnown] = useState(NOTHING)
  const picturesOf = useCallback<ImagesOf>(
    (files) =>
      files.map(({ mediaId, alt }) => {
        const fresh = arrived.get(mediaId)
        const stored = fresh?.media ?? known.find(mediaId)
        return {
          mediaId,
          alt,
          url: fresh?.url ?? known.urlOf(mediaId),
          ratio: stored && stored.height > 0 ? stored.width / stored.height : null,
          mime: stored?.mime ?? null,
          stored,
          isGone: !stored && known.isComplete && known.asked.has(mediaId),
        }
      }),
    [arrived, known],
  )
  const read = unknown.length > 0 && <FilesRead workspaceId={workspaceId} mediaIds={unknown} onKnown={setKnown} />
  return { picturesOf, read }
}

export type ChangeFiles = (change: (files: PostDraft['media']) => PostDraft['media']) => void

/** Removes a file from a list of files and offers to undo it. */
export function useRemoveImage(onChange: ChangeFiles) {
  const { t } = useTranslation('studio')

  return (picture: DraftImage) => {
    const { mediaId } = picture
    let at = -1
    let removed: PostDraft['media'][number] | undefined
    onChange((files) => {
      at = files.findIndex((item) => item.mediaId === mediaId)
      removed = files[at]
      return files.filter((item) => item.mediaId !== mediaId)
    })
    const putBack = () =>
      onChange((now) => {
        const isThere = now.length >= POST_MEDIA_MAX || now.some((item) => item.mediaId === mediaId)
        return removed === undefined || isThere ? now : now.toSpliced(at, 0, removed)
      })
    const words = t(`studio:pictures.item.${namedKind(picture)}.removed`)
    if (removed) toast.undo(words, { label: t('studio:undo'), onUndo: putBack })
  }
}
