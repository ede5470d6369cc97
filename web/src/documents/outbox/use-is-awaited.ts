import { useSyncExternalStore } from 'react'
import { begunHere } from './begin-document.ts'
import { outbox } from './outbox.ts'
import { isBeginning, documentKey, isSameDocument } from './waiting-item.ts'

/**
 * Whether a document was begun by an earlier page and is only now sent to the server. Until it is there it is not asked for:
 * what is once reported as missing stays so.
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
