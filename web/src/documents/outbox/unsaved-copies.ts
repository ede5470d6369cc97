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
 * Finds what earlier visits typed into a document and never saved, newest first, and holds it until `release`. Copies that
 * protect the work of an editor in another tab are not among them.
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
 * What earlier visits typed into a document and never saved, newest first, held while it is looked at; null until that is known.
 * Copies that protect the work of an editor in another tab are not among them.
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
