import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { toast } from '@/ui/toast.tsx'
import type { Autosave } from '@/documents/autosave.ts'

/** Takes a picture out of the draft and offers to put it back where it was. */
export function useRemovePicture(autosave: Autosave<PostDraft>) {
  const { t } = useTranslation('studio')

  return (mediaId: string) => {
    const { draft } = autosave.getState()
    const at = draft.media.findIndex((item) => item.mediaId === mediaId)
    const removed = draft.media[at]
    if (!removed) return
    autosave.edit({ ...draft, media: draft.media.toSpliced(at, 1) })
    const putBack = () => {
      const now = autosave.getState().draft
      if (now.media.length >= POST_MEDIA_MAX || now.media.some((item) => item.mediaId === mediaId)) return
      autosave.edit({ ...now, media: now.media.toSpliced(at, 0, removed) })
    }
    toast.undo(t('studio:pictures.removed'), { label: t('studio:undo'), onUndo: putBack })
  }
}
