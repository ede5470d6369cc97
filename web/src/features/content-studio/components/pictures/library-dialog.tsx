import { useTranslation } from 'react-i18next'
import { POST_MEDIA_TYPES } from '@postwright/core/media/media-type'
import { useSettings } from '@/preferences/settings.ts'
import { useServiceClosure } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { MediaPicker } from '@/ui/media-picker.tsx'
import { useImageLibrary } from '@/lib/media/use-image-library.ts'

export type LibraryDialogProps = {
  /** Images that are already in the post. */
  taken: readonly string[]
  /** Number of images that still fit. */
  room: number
  onFiles: (files: File[]) => void
  /** Called with the chosen stored images and their descriptions from the library. */
  onStored: (files: { mediaId: string; alt: string }[]) => void
  onClose: () => void
}

/** Lets the user choose from the workspace's images or upload new ones. */
export function LibraryDialog({ taken, room, onFiles, onStored, onClose }: LibraryDialogProps) {
  const { t } = useTranslation(['studio', 'ui'])
  const { workspaceId } = useSignedIn()
  const off = useServiceClosure('media')
  const { itemsPerPage } = useSettings()
  const { page, paging } = useImageLibrary(workspaceId, POST_MEDIA_TYPES, itemsPerPage)
  return (
    <MediaPicker
      title={t('studio:pictures.libraryTitle')}
      page={page}
      paging={paging}
      max={room}
      taken={taken}
      onChoose={(items) => {
        onStored(items.map(({ id, altText = '' }) => ({ mediaId: id, alt: altText })))
        onClose()
      }}
      upload={{
        accept: POST_MEDIA_TYPES,
        hint: t('studio:pictures.kinds'),
        off,
        onFiles: (files) => {
          onFiles(files)
          onClose()
        },
      }}
      onClose={onClose}
    />
  )
}
