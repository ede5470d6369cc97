import type { DraftType } from '../draft-type.ts'
import { holdItem } from './item-locks.ts'
import { outbox } from './outbox.ts'
import { isBeginning, readCopy, type WaitingDraft, isSameDocument } from './waiting-item.ts'
import { useEffect, useState } from 'react'
import { openEditors } from './open-editors.ts'

export type EditedDocument<Draft> = {
  type: Pick<DraftType<never, Draft>, 'collection' | 'schema'>
  uid: string
  documentId: string
}

/**
 * Finds unsaved edits of earlier visits to a document, newest first, and locks them until `release`. Copies that protect the work of an editor in
 * another tab are not included.
 */
export function claimUnsavedCopies<Draft>({ type, uid, documentId }: EditedDocument<Draft>) {
  const releases: (() => void)[] = []
  const document = { collection: type.collection, documentId }
  let isReleased = false

  async function claim(): Promise<WaitingDraft<Draft>[]> {
    await outbox.load()
    const candidates = outbox.getItems().flatMap((item) => {
      if (item.kind !== 'draft' || isBeginning(item) || item.uid !== uid || !isSameDocument(item, document)) return []
      return readCopy(type, item) ?? []
    })
    if (isReleased) return []
    const locks = candidates.map(({ id }) => holdItem(id))
    releases.push(...locks.map(({ release }) => release))
    const granted = await Promise.all(locks.map((lock) => lock.granted))
    const known = new Set(outbox.getItems().map(({ id }) => id))
    return candidates.filter(({ id }, at) => granted[at] && known.has(id)).toReversed()
  }

  return {
    copies: claim(),
    release() {
      isReleased = true
      for (const release of releases) release()
    },
  }
}

/**
 * Returns unsaved edits of earlier visits to a document, newest first, locked while the component is mounted; null while loading. Copies that protect
 * the work of an editor in another tab are not included.
 */
export function useUnsavedCopies<Draft>({
  type,
  uid,
  documentId,
}: EditedDocument<Draft>): readonly WaitingDraft<Draft>[] | null {
  const [copies, setCopies] = useState<readonly WaitingDraft<Draft>[] | null>(null)
  useEffect(() => {
    const claim = claimUnsavedCopies({ type, uid, documentId })
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
