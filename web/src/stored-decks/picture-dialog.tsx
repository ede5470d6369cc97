import { useTranslation } from 'react-i18next'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { usePictureLibrary } from '@/lib/media/use-picture-library.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useServiceClosure } from '@/services/service-closure.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { MediaPicker } from '@/ui/media-picker.tsx'
import type { PictureChoice } from './use-picture-choice.ts'

/** Chooses a picture of those that the workspace has, or takes a new one. */
export function PictureDialog({ onEnd, onFiles }: PictureChoice) {
  const { t } = useTranslation(['decks', 'ui'])
  const { workspaceId } = useSignedIn()
  const off = useServiceClosure('media')
  const { itemsPerPage } = useSettings()
  const { page, paging } = usePictureLibrary(workspaceId, IMAGE_TYPES, itemsPerPage)
  return (
    <MediaPicker
      title={t('decks:picture.title')}
      page={page}
      paging={paging}
      max={1}
      taken={[]}
      onChoose={([item]) => onEnd(item ? { mediaId: item.id, width: item.width, height: item.height, alt: '' } : null)}
      upload={{ accept: IMAGE_TYPES, hint: t('decks:picture.kinds'), off, onFiles }}
      onClose={() => onEnd(null)}
    />
  )
}
