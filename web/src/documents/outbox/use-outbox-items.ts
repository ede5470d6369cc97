import { useMemo, useSyncExternalStore } from 'react'
import { outbox } from './outbox.ts'
import type { WaitingItem } from './waiting-item.ts'

type IsWanted = (item: WaitingItem) => boolean

/**
 * The items of the outbox that `isWanted` takes. The list is the same as before while other items change, which each key of an
 * editor does; `isWanted` keeps its identity for as long as it takes the same items.
 */
export function useOutboxItems(isWanted: IsWanted): readonly WaitingItem[] {
  const select = useMemo(() => selectItems(isWanted), [isWanted])
  return useSyncExternalStore(outbox.subscribe, select)
}

function selectItems(isWanted: IsWanted): () => readonly WaitingItem[] {
  let known: readonly WaitingItem[] = []
  return () => {
    const own = outbox.getItems().filter(isWanted)
    if (own.length !== known.length || own.some((item, at) => item !== known[at])) known = own
    return known
  }
}
