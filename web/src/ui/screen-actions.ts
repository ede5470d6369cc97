import type { OfferedAction } from '../config/action.ts'

const offers = new Set<{ current: readonly OfferedAction[] }>()

/** Actions of the open screen, in addition to the global ones. */
export const screenActions = {
  read: (): OfferedAction[] => [...offers].flatMap(({ current }) => current),
  /** @returns a function that withdraws the actions */
  offer(actions: { current: readonly OfferedAction[] }): () => void {
    offers.add(actions)
    return () => void offers.delete(actions)
  },
}
