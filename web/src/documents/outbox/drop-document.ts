import { isSameDocument, type DocumentAddress } from './waiting-item.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

/** Drops all pending items of a deleted document. */
export async function dropDocument(document: DocumentAddress): Promise<void> {
  const ids = outbox.getItems().flatMap((item) => (isSameDocument(item, document) ? [item.id] : []))
  await Promise.all(ids.map(sending.drop))
}
