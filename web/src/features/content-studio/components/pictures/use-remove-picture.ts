import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { toast } from '@/ui/toast.tsx'

export type ChangeFiles = (change: (files: PostDraft['media']) => PostDraft['media']) => void

/** Takes a picture out of a list of files and offers to put it back where it was. */
export function useRemovePicture(onChange: ChangeFiles) {
  const { t } = useTranslation('studio')

  return (mediaId: string) => {
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
    if (removed) toast.undo(t('studio:pictures.removed'), { label: t('studio:undo'), onUndo: putBack })
  }
}
