import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_BYTES_MAX, POST_MEDIA_MAX } from '@postwright/core/limits'
import { toast } from '@/ui/toast.tsx'
import type { Autosave } from '../autosave.ts'
import { checkImageFile } from '../check-image-file.ts'
import { sendMedia } from '../data/upload-media.ts'
import { createMediaUploads, type Uploaded } from '../media-uploads.ts'

const MEGABYTE = 1024 * 1024

export type PictureUploads = ReturnType<typeof usePictureUploads>

/** Takes picture files, sends them, and adds them to the draft; what is under way goes on when the editor is left. */
export function usePictureUploads(workspaceId: string, autosave: Autosave) {
  const { t } = useTranslation('studio')
  const [arrived, setArrived] = useState<ReadonlyMap<string, Uploaded>>(new Map())
  const uploads = useMemo(
    () =>
      createMediaUploads({
        send: sendMedia(workspaceId),
        newKey: () => crypto.randomUUID(),
        onDone: (uploaded) => {
          setArrived((before) => new Map(before).set(uploaded.media.id, uploaded))
          attach(autosave, uploaded.media.id, () => toast.error(t('studio:pictures.already')))
        },
      }),
    [workspaceId, autosave, t],
  )
  const pending = useSyncExternalStore(uploads.subscribe, uploads.getUploads)

  function add(files: readonly File[]) {
    const room = POST_MEDIA_MAX - autosave.getState().draft.media.length - uploads.getUploads().length
    const good = files.filter((file) => {
      const problem = checkImageFile(file)
      if (problem) toast.error(t(`studio:pictures.${problem}`, { name: file.name, size: MEDIA_BYTES_MAX / MEGABYTE }))
      return problem === null
    })
    if (good.length > room) toast.error(tooMany(room))
    uploads.add(good.slice(0, Math.max(room, 0)))
  }

  function tooMany(room: number): string {
    return room > 0 ? t('studio:pictures.tooMany', { count: room }) : t('studio:pictures.full', { max: POST_MEDIA_MAX })
  }

  /** Adds pictures that the workspace has already; what is part of the post, or does not fit any more, is left out. */
  function addStored(mediaIds: readonly string[]) {
    const room = POST_MEDIA_MAX - autosave.getState().draft.media.length - uploads.getUploads().length
    for (const mediaId of mediaIds.slice(0, Math.max(room, 0))) attach(autosave, mediaId, () => undefined)
  }

  return { pending, arrived, add, addStored, retry: uploads.retry, cancel: uploads.cancel }
}

function attach(autosave: Autosave, mediaId: string, onDuplicate: () => void) {
  const { draft } = autosave.getState()
  if (draft.media.some((item) => item.mediaId === mediaId)) return onDuplicate()
  autosave.edit({ ...draft, media: [...draft.media, { mediaId, alt: '' }] })
}
