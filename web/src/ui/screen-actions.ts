import type { OfferedAction } from '../config/action.ts'

const offers = new Set<{ current: readonly OfferedAction[] }>()

/** What the open screen offers beyond what works everywhere. */
export const screenActions = {
  read: (): OfferedAction[] => [...offers].flatMap(({ current }) => current),
  /** @returns takes the offer back */
  offer(actions: { current: readonly OfferedAction[] }): () => void {
    offers.add(actions)
    return () => void offers.delete(actions)
  },
}
