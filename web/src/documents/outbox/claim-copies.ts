import type { DraftType } from '../draft-type.ts'
import { isSameDocument } from './document-key.ts'
import { holdItem } from './item-locks.ts'
import { outbox } from './outbox.ts'
import { isBeginning, readCopy, type WaitingDraft } from './waiting-item.ts'

export type EditedDocument<Draft> = {
  type: Pick<DraftType<never, Draft>, 'collection' | 'schema'>
  uid: string
  documentId: string
}

/**
 * Finds what earlier visits typed into a document and never saved, newest first, and holds it until `release`. Copies that
 * protect the work of an editor in another tab are not among them.
 */
export function claimCopies<Draft>({ type, uid, documentId }: EditedDocument<Draft>) {
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
