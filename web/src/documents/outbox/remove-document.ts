import type { DraftFields, DraftType, WriteOutcome } from '../draft-type.ts'
import { dropDocument } from './drop-document.ts'
import { holdItem } from './item-locks.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

type Deleted = { uid: string; workspaceId: string; documentId: string }

/**
 * Deletes a document and keeps the deletion on this device until the server has received it, so that a later page can finish it. While this page is
 * open, Firestore itself retries when the network is back.
 */
export async function removeDocument<Draft extends DraftFields>(
  { collection, server }: Pick<DraftType<never, Draft>, 'collection' | 'server'>,
  { uid, workspaceId, documentId }: Deleted,
): Promise<WriteOutcome> {
  const id = crypto.randomUUID()
  const document = { uid, workspaceId, collection, documentId }
  const lock = holdItem(id)
  const dropped = dropDocument(document)
  const kept = outbox.change([{ kind: 'removal', id, ...document, keptAt: Date.now(), problem: null }])
  const outcome = await server.remove(workspaceId, documentId)
  await Promise.all([dropped, kept])
  if (outcome !== 'failed') await outbox.change([], [id])
  lock.release()
  sending.now()
  return outcome
}
