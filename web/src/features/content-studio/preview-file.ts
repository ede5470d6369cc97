import { isVideo, mediaKind } from '@postwright/core/media/media-kind'
import type { PreviewFile } from '@/platforms/preview/preview-content.ts'
import type { DraftImage } from './components/pictures/draft-images.tsx'
import type { PendingUpload } from './pending-uploads.ts'

/** Returns a stored file for previews. */
export function previewFile(mediaId: string, alt: string, known: DraftImage | undefined): PreviewFile {
  const { url = null, mime = null, ratio = null, isGone = false, stored = null } = known ?? {}
  const isReady = url !== null && mime !== null
  return {
    key: mediaId,
    kind: mime === null ? 'image' : mediaKind(mime),
    mime,
    url,
    alt,
    ratio,
    durationMs: stored && isVideo(stored) ? stored.durationMs : null,
    pages: stored?.pages ?? null,
    name: stored?.name ?? '',
    state: isGone ? 'missing' : isReady ? 'ready' : 'loading',
    progress: 1,
  }
}

/** Returns a file for previews that is still being uploaded. */
export function uploadingFile({ key, name, progress }: PendingUpload): PreviewFile {
  return { ...previewFile(key, '', undefined), name, state: 'uploading', progress }
}
