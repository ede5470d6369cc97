import { cancelUpload } from '../data/cancel-upload.ts'
import { uploadMedia } from '../data/upload-media.ts'
import type { DraftType } from '../draft-type.ts'
import { createSender } from './create-sender.ts'
import { holdAsSender, holdItem } from './item-locks.ts'
import { openEditors } from './open-editors.ts'
import { outbox } from './outbox.ts'
import { createPace, type Pace } from './pace.ts'
import { sending } from './sending.ts'

/** Sends the pending items of a user while they are signed in. Returns a function that stops sending. */
export function startSending(uid: string, types: readonly DraftType[]): () => void {
  const sender = createSender(uid, {
    outbox,
    types,
    upload: (picture, options) =>
      uploadMedia(picture.workspaceId, picture, {
        ...options,
        onBegun: async (uploadId) => {
          if (!options.signal.aborted) await outbox.change([{ ...picture, uploadId }])
        },
      }),
    cancel: cancelUpload,
    attach: openEditors.attach,
    editorState: openEditors.stateOf,
    holdItem,
    holdAsSender,
    newId: () => crypto.randomUUID(),
  })
  const pace = createPace({
    run: sender.run,
    isOnline: () => navigator.onLine,
    after(ms, run) {
      const timer = window.setTimeout(run, ms)
      return () => window.clearTimeout(timer)
    },
  })
  const stopShowing = sender.subscribe(sending.show)
  const stopFollowing = followNew(pace)
  window.addEventListener('online', pace.now)
  const unfollow = outbox.follow()
  sending.set({ sender, pace })
  return () => {
    for (const stop of [stopShowing, stopFollowing, unfollow, pace.stop, sender.stop]) stop()
    window.removeEventListener('online', pace.now)
    sending.set(null)
  }
}

/** Runs the outbox for each new item; failed items keep their retry delay. */
function followNew(pace: Pace): () => void {
  let known = new Set<string>()
  return outbox.subscribe(() => {
    const ids = outbox.getItems().map(({ id }) => id)
    const isNew = ids.some((id) => !known.has(id))
    known = new Set(ids)
    if (isNew) pace.now()
  })
}
