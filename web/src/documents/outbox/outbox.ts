import { log } from '@/lib/log.ts'
import { tabChannel } from '@/lib/tab-channel.ts'
import { cancelUpload } from '../data/cancel-upload.ts'
import { uploadMedia } from '../data/upload-media.ts'
import type { DraftType } from '../draft-type.ts'
import { createOutbox } from './create-outbox.ts'
import { createSender, type Sender } from './create-sender.ts'
import { indexedStore } from './indexed-store.ts'
import { holdAsSender, holdItem } from './item-locks.ts'
import { openEditors } from './open-editors.ts'
import { createPace, type Pace } from './pace.ts'

/** The one outbox of this browser, as this page sees it. */
export const outbox = createOutbox({
  store: indexedStore(),
  tabs: tabChannel('postwright.outbox'),
  report: log.error,
})

let current: { sender: Sender; pace: Pace } | null = null
const listeners = new Set<() => void>()

/** Sends what waits for one person, as long as they are signed in. Returns the way to stop. */
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
  const stopShowing = sender.subscribe(show)
  const stopFollowing = followNew(pace)
  window.addEventListener('online', pace.now)
  const unfollow = outbox.follow()
  current = { sender, pace }
  show()
  return () => {
    for (const stop of [stopShowing, stopFollowing, unfollow, pace.stop, sender.stop]) stop()
    window.removeEventListener('online', pace.now)
    current = null
    show()
  }
}

/** An item that was not known before is a reason to go through the outbox; what failed already keeps its pace. */
function followNew(pace: Pace): () => void {
  let known = new Set<string>()
  return outbox.subscribe(() => {
    const ids = outbox.getItems().map(({ id }) => id)
    const isNew = ids.some((id) => !known.has(id))
    known = new Set(ids)
    if (isNew) pace.now()
  })
}

function show(): void {
  for (const listener of listeners) listener()
}

/** What this page is doing about the outbox. */
export const sending = {
  get: () => current?.sender.getSending() ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Goes through the outbox at once. */
  now: () => current?.pace.now(),
  /** Gives up one item for good. */
  drop: (id: string) => current?.sender.drop(id) ?? outbox.change([], [id]).then(() => undefined),
}
