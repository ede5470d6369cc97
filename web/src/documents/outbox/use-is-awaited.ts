import { useSyncExternalStore } from 'react'
import { begunHere } from './begin-document.ts'
import { outbox } from './outbox.ts'
import { isBeginning, documentKey, isSameDocument } from './waiting-item.ts'

/**
 * Returns whether a document was created by an earlier page and is still being sent to the server. Until it is stored, it must not be read: a
 * document once reported as missing stays missing.
 */
export function useIsAwaited({ collection }: { collection: string }, documentId: string | undefined): boolean {
  return useSyncExternalStore(outbox.subscribe, () => {
    if (documentId === undefined) return false
    const document = { collection, documentId }
    if (begunHere.has(documentKey(document))) return false
    return outbox
      .getItems()
      .some((item) => isSameDocument(item, document) && isBeginning(item) && item.problem === null)
  })
}
