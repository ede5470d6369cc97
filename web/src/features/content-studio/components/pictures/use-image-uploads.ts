import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { POST_MEDIA_MAX, THREAD_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { openEditors } from '@/documents/outbox/open-editors.ts'
import { outbox } from '@/documents/outbox/outbox.ts'
import { useOutboxItems } from '@/documents/outbox/waiting-documents.ts'
import { sending } from '@/documents/outbox/sending.ts'
import type { WaitingItem, WaitingImage } from '@/documents/outbox/waiting-item.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { type ImagePlace, readPlace, writePlace, withImage } from '@/posts/content/image-place.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useStable } from '@/lib/use-stable.ts'
import { toast } from '@/ui/toast.tsx'
import type { Autosave } from '@/documents/autosave.ts'
import { pendingUploads, countFreePlaces, checkMediaFile } from '../../pending-uploads.ts'

export type ImageUploads = ReturnType<typeof useImageUploads>

/** Adds image files to the outbox, which uploads them even if the editor is closed. Uploaded files are added to the draft. */
export function useImageUploads(workspaceId: string, postId: string, autosave: Autosave<PostDraft>) {
  const { t } = useTranslation('studio')
  const { user } = useSignedIn()
  const [arrived, setArrived] = useState<ReadonlyMap<string, Uploaded>>(new Map())
  const isPicture = useCallback((item: WaitingItem) => item.kind === 'picture' && item.documentId === postId, [postId])
  const items = useOutboxItems(isPicture)
  const current = useSyncExternalStore(sending.subscribe, sending.get)
  const pending = useMemo(() => pendingUploads(items, postId, current), [items, postId, current])

  const attach = useCallback(
    (mediaId: string, place: string) => {
      const { draft } = autosave.getState()
      const next = withImage(draft, mediaId, place)
      if (next === null) toast.error(fullWords(t, readPlace(place)))
      else if (next === draft) toast.error(t('studio:pictures.already'))
      else autosave.edit(next)
    },
    [autosave, t],
  )

  const latest = useRef(attach)
  useEffect(() => {
    latest.current = attach
  })
  useEffect(() => {
    const attachUploaded = (uploaded: Uploaded, place: string) => {
      setArrived((before) => new Map(before).set(uploaded.media.id, uploaded))
      latest.current(uploaded.media.id, place)
    }
    const leave = openEditors.enter(
      { collection: postDrafts.collection, documentId: postId },
      { attach: attachUploaded },
    )
    sending.now()
    return leave
  }, [postId])

  const roomLeft = useCallback(
    (place: ImagePlace): number =>
      countFreePlaces(place, autosave.getState().draft, pendingUploads(outbox.getItems(), postId, null)),
    [autosave, postId],
  )

  function take(files: readonly File[], place: ImagePlace) {
    const room = roomLeft(place)
    const good = files.filter((file) => {
      const problem = checkMediaFile(file)
      if (problem) toast.error(t(`studio:pictures.${problem.code}`, { name: file.name, ...problem }))
      return problem === null
    })
    if (good.length > room) {
      toast.error(room > 0 ? t('studio:pictures.tooMany', { count: room }) : fullWords(t, place))
    }
    if (room > 0 && good.length > 0) void keep(good.slice(0, room), writePlace(place))
  }

  /** Files are uploaded in the order in which they were picked. */
  async function keep(files: readonly File[], place: string) {
    const document = { collection: postDrafts.collection, documentId: postId }
    const owner = { uid: user.id, workspaceId, ...document, problem: null, place }
    const pictures = files.map((file, at): WaitingImage => {
      return { kind: 'picture', id: crypto.randomUUID(), ...owner, name: file.name, file, keptAt: Date.now() + at }
    })
    if (!(await outbox.change(pictures))) toast.error(t('studio:pictures.unkept'))
  }

  const add = useStable(take)
  // False while an image is pending that the browser could not store.
  const isSafe = pending.every(({ key }) => outbox.isStored(key))
  return useMemo(
    () => ({
      pending,
      arrived,
      isSafe,
      add,
      roomLeft,
      /** Registers an image that was just created, before the workspace's list has it. */
      learn: (uploaded: Uploaded) => setArrived((before) => new Map(before).set(uploaded.media.id, uploaded)),
      /** Adds images that the workspace already has; images that are in the post already or do not fit are left out. */
      addStored(files: readonly { mediaId: string; alt: string }[], place: ImagePlace) {
        for (const { mediaId, alt } of files.slice(0, roomLeft(place))) {
          const next = withImage(autosave.getState().draft, mediaId, writePlace(place), alt)
          if (next) autosave.edit(next)
        }
      },
      /** Moves a pending upload to its new place: the part of the thread it was chosen for has moved. */
      put(key: string, place: ImagePlace) {
        const item = outbox.getItems().find(({ id }) => id === key)
        if (item?.kind === 'picture') void outbox.change([{ ...item, place: writePlace(place) }])
      },
      retry(key: string) {
        const item = outbox.getItems().find(({ id }) => id === key)
        if (item) void outbox.change([{ ...item, problem: null }]).then(sending.now)
      },
      cancel: (key: string) => void sending.drop(key),
    }),
    [pending, arrived, isSafe, add, roomLeft, autosave],
  )
}

function fullWords(t: TFunction, { part }: ImagePlace): string {
  return part > 0
    ? t('studio:pictures.fullThread', { max: THREAD_MEDIA_MAX })
    : t('studio:pictures.full', { max: POST_MEDIA_MAX })
}
