import { useTranslation } from 'react-i18next'
import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import { mediaTypeSchema } from '@postwright/core/media/media-type'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { ChosenImage } from '@/decks/editor/editor.ts'
import { useState } from 'react'

/**
 * Returns a function that uploads image or video files to the workspace's library. A file that cannot be stored is omitted from the result, with an
 * error message.
 */
export function useAddImages(): (files: readonly File[]) => Promise<ChosenImage[]> {
  const { t } = useTranslation('errors')
  const errorText = useErrorText()
  const { workspaceId } = useSignedIn()

  async function addFile(file: File): Promise<ChosenImage[]> {
    try {
      const type = mediaTypeSchema.safeParse(file.type)
      if (file.size > BYTES_MAX[type.success ? mediaKind(type.data) : 'image']) throw new RangeError('too large')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const { media } = await uploadMedia(workspaceId, { name: file.name, file }, options)
      return [{ mediaId: media.id, width: media.width, height: media.height, alt: '' }]
    } catch (error) {
      toast.error(error instanceof RangeError ? t('errors:api.media_too_large') : errorText(error))
      return []
    }
  }

  return async (files) => (await Promise.all(files.map(addFile))).flat()
}

/** A pending choice: `onEnd` is called once, with null if the user chose nothing. */
export type ImageChoice = {
  onEnd: (picture: ChosenImage | null) => void
  onFiles: (files: readonly File[]) => void
}

/** Asks for one image in a dialog: one of the workspace's images, or a new one. */
export function useImageChoice(addFiles: (files: readonly File[]) => Promise<readonly ChosenImage[]>) {
  const [choice, setChoice] = useState<ImageChoice | null>(null)

  function choosePicture(): Promise<ChosenImage | null> {
    return new Promise((settle) => {
      function onEnd(picture: ChosenImage | null) {
        setChoice(null)
        settle(picture)
      }
      setChoice({
        onEnd,
        onFiles(files) {
          setChoice(null)
          void addFiles(files.slice(0, 1)).then(([picture]) => settle(picture ?? null))
        },
      })
    })
  }

  return { choosePicture, choice }
}
