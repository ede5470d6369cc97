import { useSyncExternalStore } from 'react'
import { begunHere } from './begun-here.ts'
import { outbox } from './outbox.ts'
import { isBeginning } from './waiting-item.ts'

/**
 * Whether a post was begun by an earlier page and is only now sent to the server. Until it is there it is not asked for: what
 * is once reported as missing stays so.
 */
export function useIsAwaited(postId: string | undefined): boolean {
  return useSyncExternalStore(outbox.subscribe, () =>
    outbox
      .getItems()
      .some(
        (item) => item.postId === postId && isBeginning(item) && !begunHere.has(item.postId) && item.problem === null,
      ),
  )
}
