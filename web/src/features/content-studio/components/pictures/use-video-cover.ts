import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { toast } from '@/ui/toast.tsx'
import { takersOfPicture, type VideoCover, withCoverSecond } from '../../video-cover.ts'
import type { PictureUploads } from './use-picture-uploads.ts'

/**
 * Gives the cover of a video to the channels that take one: as a picture of that channel's own version, since others would show
 * it beside the video, or as the second at which it is.
 */
export function useVideoCover(
  autosave: Autosave<PostDraft>,
  uploads: Pick<PictureUploads, 'add'>,
  channels: readonly Connection[],
): (cover: VideoCover) => void {
  const { t } = useTranslation('studio')

  return ({ second, picture }) => {
    const { draft } = autosave.getState()
    const settings = withCoverSecond(draft.settings, channels, second)
    if (settings !== draft.settings) autosave.edit({ ...draft, settings })
    for (const { id } of takersOfPicture(channels)) {
      const isAlone = draft.connectionIds.length === 1
      uploads.add([picture], { connectionId: isAlone ? null : id, part: 0 })
    }
    toast.success(t('studio:pictures.coverChosen'))
  }
}
