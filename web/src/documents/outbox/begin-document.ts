import type { DraftFields, DraftType, WriteOutcome } from '../draft-type.ts'
import { documentKey, isSameDocument } from './waiting-item.ts'
import { holdItem } from './item-locks.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

type NewDocument<Draft> = { uid: string; workspaceId: string; documentId: string; draft: Draft }

/**
 * Stores a new document and keeps it on this device until the server has it, so that a later page can finish the write. While this page is open,
 * Firestore itself retries when the network is back.
 */
export async function beginDocument<Draft extends DraftFields>(
  { collection, server }: Pick<DraftType<never, Draft>, 'collection' | 'server'>,
  { uid, workspaceId, documentId, draft }: NewDocument<Draft>,
): Promise<WriteOutcome> {
  const id = crypto.randomUUID()
  const document = { uid, workspaceId, collection, documentId }
  const lock = holdItem(id)
  begunHere.add(documentKey(document))
  const base = { rev: 0, draft }
  // A document that was deleted and exists again, as after an undo, is removed from the pending deletions.
  const undone = outbox.getItems().filter((item) => item.kind === 'removal' && isSameDocument(item, document))
  void outbox.change(
    [{ kind: 'draft', id, ...document, base, draft, keptAt: Date.now(), problem: null }],
    undone.map((item) => item.id),
  )
  const outcome = await server.create(workspaceId, documentId, { uid, draft })
  if (outcome !== 'failed') await outbox.change([], [id])
  lock.release()
  sending.now()
  return outcome
}

/** Keys of documents created by this page, which shows them before the server has stored them. */
export const begunHere = new Set<string>()
