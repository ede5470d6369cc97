import type { DraftFields, DraftType, WriteOutcome } from '../draft-type.ts'
import { dropDocument } from './drop-document.ts'
import { holdItem } from './item-locks.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

type Deleted = { uid: string; workspaceId: string; documentId: string }

/**
 * Deletes a document, and keeps on this device that it is to be deleted until the server has heard of it: a page that ends before
 * leaves that to the next. While this page is open, Firestore itself sends it when the network is back.
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
