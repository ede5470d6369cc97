import type { HeldLock } from '@/lib/browser-tabs.ts'
import type { Uploaded } from '../data/upload-media.ts'
import type { DraftType } from '../draft-type.ts'
import type { EditorState } from './open-editors.ts'
import { sendDraft, type SendOutcome, afterFailedUpload, attachUnseen, type ImageDeps } from './send-item.ts'
import {
  isBeginning,
  type WaitingItem,
  type WaitingImage,
  type WaitingRemoval,
  isSameDocument,
  type DocumentAddress,
} from './waiting-item.ts'

export type SenderDeps = ImageDeps & {
  /** The draft types of each collection; items of other collections stay in the outbox. */
  types: readonly DraftType[]
  /** Passes a media file to this page's open editor of a document; false if there is none. */
  attach(document: DocumentAddress, uploaded: Uploaded, place: string): boolean
  /** Cancels a multipart upload. */
  cancel(workspaceId: string, uploadId: string): Promise<void>
  /** Returns the state of this page's editor of a document. */
  editorState(document: DocumentAddress): EditorState
  holdAsSender(document: DocumentAddress): HeldLock
}

/** The media file being uploaded, and its progress (0 to 1). */
export type Sending = { id: string; progress: number }

export type Sender = ReturnType<typeof createSender>

/** Creates a sender that sends one user's pending items one by one, in the order in which they were stored. */
export function createSender(uid: string, deps: SenderDeps) {
  const { outbox } = deps
  let sending: (Sending & { abort: AbortController }) | null = null
  let isStopped = false
  const listeners = new Set<() => void>()

  function show(next: typeof sending) {
    sending = next
    for (const listener of listeners) listener()
  }

  /** Sends everything that can be sent now; returns the worst outcome of the remaining items. */
  async function run(): Promise<'done' | 'later' | 'skipped'> {
    const tried = new Set<string>()
    const outcomes = new Set<SendOutcome>()
    for (;;) {
      const next = outbox.getItems().find((item) => item.uid === uid && item.problem === null && !tried.has(item.id))
      if (!next || isStopped) break
      tried.add(next.id)
      outcomes.add(await attempt(next))
    }
    if (outcomes.has('later')) return 'later'
    return outcomes.has('skipped') ? 'skipped' : 'done'
  }

  async function attempt(item: WaitingItem): Promise<SendOutcome> {
    const editor = isBeginning(item) ? 'closed' : deps.editorState(item)
    // An editor of this page saves its own edits, and items wait until their document exists.
    const isEditors = editor === 'opening' || (editor === 'open' && item.kind === 'draft')
    if (isEditors || isBeforeItsDocument(item)) return 'skipped'
    const locks = [deps.holdItem(item.id), ...(editor === 'open' ? [] : [deps.holdAsSender(item)])]
    try {
      const granted = await Promise.all(locks.map((lock) => lock.granted))
      if (granted.includes(false)) return 'skipped'
      const now = outbox.getItems().find(({ id }) => id === item.id)
      return now ? await settle(now) : 'sent'
    } finally {
      for (const lock of locks) lock.release()
    }
  }

  function isBeforeItsDocument(item: WaitingItem): boolean {
    return outbox.getItems().some((other) => other.id !== item.id && isSameDocument(other, item) && isBeginning(other))
  }

  async function settle(item: WaitingItem): Promise<SendOutcome> {
    const type = deps.types.find(({ collection }) => collection === item.collection)
    if (!type) return 'skipped'
    const outcome = await sendItem(item, type)
    if (isStopped) return 'later'
    if (outcome === 'sent') await outbox.change([], [item.id])
    // The item can have been dropped during the request, as when its document was deleted here.
    else if (typeof outcome === 'object' && isWaiting(item.id)) await outbox.change([{ ...item, problem: outcome }])
    return outcome
  }

  function isWaiting(id: string): boolean {
    return outbox.getItems().some((item) => item.id === id)
  }

  function sendItem(item: WaitingItem, type: DraftType): Promise<SendOutcome> {
    if (item.kind === 'draft') return sendDraft(item, type)
    return item.kind === 'picture' ? sendImage(item, type) : sendRemoval(item, type)
  }

  async function sendImage(picture: WaitingImage, type: DraftType): Promise<SendOutcome> {
    const abort = new AbortController()
    show({ id: picture.id, progress: 0, abort })
    try {
      const onProgress = (progress: number) => show({ id: picture.id, progress, abort })
      const uploaded = await deps.upload(picture, { signal: abort.signal, onProgress })
      if (abort.signal.aborted) return isStopped ? 'later' : 'sent'
      if (deps.attach(picture, uploaded, placeOf(picture))) return 'sent'
      return await attachUnseen(picture, { mediaId: uploaded.media.id, type }, deps)
    } catch (error) {
      if (abort.signal.aborted) return isStopped ? 'later' : 'sent'
      return afterFailedUpload(error)
    } finally {
      show(null)
    }
  }

  /** Returns the current position of a file, which may have been moved in an editor during the upload. */
  function placeOf({ id, place }: WaitingImage): string {
    const now = outbox.getItems().find((item) => item.id === id)
    return now?.kind === 'picture' ? now.place : place
  }

  return {
    run,
    getSending: (): Sending | null => sending,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Drops one item for good, even while it is being sent. */
    async drop(id: string): Promise<void> {
      if (sending?.id === id) sending.abort.abort()
      const item = outbox.getItems().find((each) => each.id === id)
      await outbox.change([], [id])
      if (item?.kind === 'picture' && item.uploadId !== undefined) await deps.cancel(item.workspaceId, item.uploadId)
    },
    /** Called at the end of the session: items being sent stay in the outbox. */
    stop() {
      isStopped = true
      sending?.abort.abort()
    },
  }
}

/** Sends a deletion made here. A refusal also completes it: the document is already gone, or the user can no longer delete it. */
async function sendRemoval(
  { workspaceId, documentId }: WaitingRemoval,
  { server }: Pick<DraftType, 'server'>,
): Promise<SendOutcome> {
  return (await server.remove(workspaceId, documentId)) === 'failed' ? 'later' : 'sent'
}
