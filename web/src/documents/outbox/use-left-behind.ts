import { useEffect, useState } from 'react'
import { claimCopies, type EditedDocument } from './claim-copies.ts'
import { openEditors } from './open-editors.ts'
import type { WaitingDraft } from './waiting-item.ts'

/**
 * What earlier visits typed into a document and never saved, newest first, held while it is looked at; null until that is known.
 * Copies that protect the work of an editor in another tab are not among them.
 */
export function useLeftBehind<Draft>({
  type,
  uid,
  documentId,
}: EditedDocument<Draft>): readonly WaitingDraft<Draft>[] | null {
  const [copies, setCopies] = useState<readonly WaitingDraft<Draft>[] | null>(null)
  useEffect(() => {
    const claim = claimCopies({ type, uid, documentId })
    const leave = openEditors.enter({ collection: type.collection, documentId }, null)
    let isLeft = false
    void claim.copies.then((found) => isLeft || setCopies(found))
    return () => {
      isLeft = true
      leave()
      claim.release()
    }
  }, [type, uid, documentId])
  return copies
}
