import { type DraftType, type WriteOutcome, mergeVersions } from '../draft-type.ts'
import { readCopy, type WaitingDraft, type WaitingProblem, type WaitingImage, isSameDocument } from './waiting-item.ts'
import { ApiError } from '@/lib/api-error.ts'
import type { HeldLock } from '@/lib/browser-tabs.ts'
import type { Uploaded } from '../data/upload-media.ts'
import type { Outbox } from './create-outbox.ts'

/**
 * Outcome of sending an item: `later` if it is retried after a delay, `skipped` if another tab or an editor handles it, or if it cannot be sent yet.
 * A problem needs the user's decision.
 */
export type SendOutcome = 'sent' | 'later' | 'skipped' | WaitingProblem

/**
 * Sends an edited draft to the server. The write succeeds only if the stored version is the one on which the changes are based, or if both sides'
 * changes can be merged; after any other change to the document, the user decides. Can be repeated at any time.
 */
export async function sendDraft(item: WaitingDraft, type: DraftType): Promise<SendOutcome> {
  const copy = readCopy(type, item)
  if (!copy) return 'skipped'
  const { workspaceId, documentId, base, draft } = copy
  const stored = await type.server.read(workspaceId, documentId)
  if (stored === null) return 'later'
  if (stored === 'forbidden') return { kind: 'refused', code: 'forbidden' }
  if (stored === 'missing') {
    if (base.rev > 0) return { kind: 'gone' }
    return afterWrite(await type.server.create(workspaceId, documentId, { uid: item.uid, draft }))
  }
  const merge = mergeVersions(type, { base: base.draft, mine: draft, theirs: stored.draft })
  if (merge === 'same' || merge === 'adopt') return 'sent'
  if (!stored.editable) return { kind: 'locked' }
  if (merge === 'conflict') return { kind: 'conflict' }
  const next = merge === 'rebase' ? draft : merge.merged
  return afterWrite(
    await type.server.write(workspaceId, documentId, { uid: item.uid, draft: next, rev: stored.rev + 1 }),
  )
}

/** Returns the outcome of a write. A refusal means that another write came first, or that the user can no longer write; the next read shows which. */
function afterWrite(outcome: WriteOutcome): SendOutcome {
  return outcome === 'written' ? 'sent' : 'later'
}

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export type ImageDeps = {
  outbox: Pick<Outbox, 'getItems' | 'change'>
  upload(picture: WaitingImage, options: UploadOptions): Promise<Uploaded>
  holdItem(id: string): HeldLock
  newId(): string
}

/** Returns the outcome of a failed upload. It is retried if the server could not be reached or asks the user to sign in. */
export function afterFailedUpload(error: unknown): SendOutcome {
  const isRefused = error instanceof ApiError && error.isDefinitive && error.status !== 401
  return isRefused ? { kind: 'refused', code: error.code } : 'later'
}

/**
 * Adds an uploaded file to a document that is not open in any editor: to its pending changes, or to new ones. The same transaction removes the file
 * from the outbox, so that it is always in exactly one of the two places.
 */
export async function attachUnseen(
  picture: WaitingImage,
  { mediaId, type }: { mediaId: string; type: DraftType },
  { outbox, holdItem, newId }: ImageDeps,
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
