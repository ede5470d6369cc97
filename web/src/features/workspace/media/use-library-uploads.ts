import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { organiseMedia } from '@postwright/core/api/media-library'
import { call } from '@/lib/api-client.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'

export type UploadProgress = { name: string; at: number; of: number; share: number }

/** Uploads files into a folder, one at a time; a rejected file is reported, and the others continue. */
export function useLibraryUploads(folderId: string, onArrived: () => Promise<void>) {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [progress, setProgress] = useState<UploadProgress | null>(null)

  async function send(files: readonly File[]): Promise<void> {
    const { uploadMedia } = await import('@/documents/data/upload-media.ts')
    for (const [at, file] of files.entries()) {
      const step = { name: file.name, at: at + 1, of: files.length }
      setProgress({ ...step, share: 0 })
      const options = {
        signal: new AbortController().signal,
        onProgress: (share: number) => setProgress({ ...step, share }),
      }
      try {
        const { media } = await uploadMedia(workspaceId, { name: file.name, file }, options)
        if (folderId !== '' && media.folderId !== folderId)
          await call(organiseMedia, { workspaceId, mediaIds: [media.id], folderId })
      } catch (error) {
        toast.error(t('media-library:upload.failed', { name: file.name, reason: errorText(error) }))
      }
    }
    setProgress(null)
    await onArrived()
  }

  return { progress, upload: (files: readonly File[]) => void send(files) }
}
