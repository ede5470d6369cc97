import { useEffect, useState } from 'react'
import { holdItem } from './item-locks.ts'
import { openEditors } from './open-editors.ts'
import { outbox } from './outbox.ts'
import { isBeginning, type WaitingDraft } from './waiting-item.ts'

/**
 * What earlier visits typed into a post and never saved, newest first, held while it is looked at; null until that is known.
 * Copies that protect the work of an editor in another tab are not among them.
 */
export function useLeftBehind(uid: string, postId: string): readonly WaitingDraft[] | null {
  const [copies, setCopies] = useState<readonly WaitingDraft[] | null>(null)
  useEffect(() => {
    const claim = claimCopies(uid, postId)
    const leave = openEditors.enter(postId, null)
    let isLeft = false
    void claim.copies.then((found) => isLeft || setCopies(found))
    return () => {
      isLeft = true
      leave()
      claim.release()
    }
  }, [uid, postId])
  return copies
}

function claimCopies(uid: string, postId: string): { copies: Promise<WaitingDraft[]>; release: () => void } {
  const releases: (() => void)[] = []
  let isReleased = false

  async function claim(): Promise<WaitingDraft[]> {
    await outbox.load()
    const candidates = outbox
      .getItems()
      .flatMap((item) =>
        item.kind === 'draft' && !isBeginning(item) && item.uid === uid && item.postId === postId ? [item] : [],
      )
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
