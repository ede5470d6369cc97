import { useTranslation } from 'react-i18next'
import { IMAGE_TYPES, VIDEO_TYPES } from '@postwright/core/media/media-type'
import { useImageLibrary } from '@/lib/media/use-image-library.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useServiceClosure } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { MediaPicker } from '@/ui/media-picker.tsx'
import type { ImageChoice } from './deck-images.ts'

const WITH_VIDEOS = [...IMAGE_TYPES, ...VIDEO_TYPES] as const

type Props = ImageChoice & {
  /** True if videos can be chosen too, for films. */
  hasVideos?: boolean
}

/** Lets the user choose one of the workspace's images or upload a new one. */
export function ImageDialog({ onEnd, onFiles, hasVideos = false }: Props) {
  const { t } = useTranslation(['decks', 'ui'])
  const { workspaceId } = useSignedIn()
  const off = useServiceClosure('media')
  const { itemsPerPage } = useSettings()
  const types = hasVideos ? WITH_VIDEOS : IMAGE_TYPES
  const { page, paging } = useImageLibrary(workspaceId, types, itemsPerPage)
  return (
    <MediaPicker
      title={t(hasVideos ? 'decks:picture.titleWithVideos' : 'decks:picture.title')}
      page={page}
      paging={paging}
      max={1}
      taken={[]}
      onChoose={([item]) =>
        onEnd(item ? { mediaId: item.id, width: item.width, height: item.height, alt: item.altText ?? '' } : null)
      }
      upload={{
        accept: types,
        hint: t(hasVideos ? 'decks:picture.kindsWithVideos' : 'decks:picture.kinds'),
        off,
        onFiles,
      }}
      onClose={() => onEnd(null)}
    />
  )
}
