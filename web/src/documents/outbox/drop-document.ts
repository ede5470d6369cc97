import { isSameDocument, type DocumentAddress } from './waiting-item.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

/** Gives up everything that waits for a document that is deleted. */
export async function dropDocument(document: DocumentAddress): Promise<void> {
  const ids = outbox.getItems().flatMap((item) => (isSameDocument(item, document) ? [item.id] : []))
  await Promise.all(ids.map(sending.drop))
}
