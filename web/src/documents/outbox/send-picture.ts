import { ApiError } from '@/lib/api-error.ts'
import type { HeldLock } from '@/lib/hold-tab-lock.ts'
import type { Uploaded } from '../data/upload-media.ts'
import type { DraftType } from '../draft-type.ts'
import type { Outbox } from './create-outbox.ts'
import { isSameDocument } from './document-key.ts'
import type { SendOutcome } from './send-draft.ts'
import { readCopy, type WaitingPicture } from './waiting-item.ts'

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export type PictureDeps = {
  outbox: Pick<Outbox, 'getItems' | 'change'>
  upload(picture: WaitingPicture, options: UploadOptions): Promise<Uploaded>
  holdItem(id: string): HeldLock
  newId(): string
}

/** What an upload that failed means for the picture; a server that could not be asked, or asks to sign in, is tried again. */
export function afterFailedUpload(error: unknown): SendOutcome {
  const isRefused = error instanceof ApiError && error.isDefinitive && error.status !== 401
  return isRefused ? { kind: 'refused', code: error.code } : 'later'
}

/**
 * Puts an uploaded picture into a document that is open in no editor: into the changes that wait for it, or into new ones. The
 * picture leaves the outbox in the same step, so that it is in one of the two places whenever the page ends.
 */
export async function attachUnseen(
  picture: WaitingPicture,
  { mediaId, type }: { mediaId: string; type: DraftType },
  { outbox, holdItem, newId }: PictureDeps,
): Promise<SendOutcome> {
  const { uid, workspaceId, collection, documentId, keptAt } = picture
  const waiting = outbox
    .getItems()
    .findLast((item) => item.kind === 'draft' && isSameDocument(item, picture) && item.uid === uid)
  if (waiting?.kind === 'draft') {
    const copy = readCopy(type, waiting)
    if (!copy) return 'skipped'
    const draft = type.withMedia?.(copy.draft, mediaId, picture.place) ?? null
    if (draft === null) return { kind: 'full' }
    const lock = holdItem(waiting.id)
    const isOurs = await lock.granted
    if (isOurs) await outbox.change([{ ...copy, draft }], [picture.id])
    lock.release()
    return isOurs ? 'sent' : 'skipped'
  }
  const stored = await type.server.read(workspaceId, documentId)
  if (stored === null) return 'later'
  if (stored === 'missing') return { kind: 'gone' }
  if (stored === 'forbidden') return { kind: 'refused', code: 'forbidden' }
  const draft = type.withMedia?.(stored.draft, mediaId, picture.place) ?? null
  if (draft === null) return { kind: 'full' }
  if (!stored.editable && draft !== stored.draft) return { kind: 'locked' }
  const base = { rev: stored.rev, draft: stored.draft }
  const document = { uid, workspaceId, collection, documentId }
  await outbox.change([{ kind: 'draft', id: newId(), ...document, keptAt, problem: null, base, draft }], [picture.id])
  return 'sent'
}
