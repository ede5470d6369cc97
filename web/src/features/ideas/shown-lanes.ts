import type { Idea } from '@postwright/core/collections/ideas'
import type { ShownLane } from './drop-gaps.ts'

/** What each lane of the board shows at the moment, as the lanes say it themselves. */
export function createShownLanes() {
  const lanes = new Map<string, ShownLane>()
  let order: readonly string[] = []
  return {
    set: (lane: ShownLane): void => void lanes.set(lane.laneId, lane),
    setOrder: (laneIds: readonly string[]): void => {
      order = laneIds
    },
    get: (laneId: string): ShownLane | null => (order.includes(laneId) ? (lanes.get(laneId) ?? null) : null),
    inOrder: (): ShownLane[] => order.flatMap((id) => lanes.get(id) ?? []),
    find: (ideaId: string): Idea | null => {
      const all = order.flatMap((id) => lanes.get(id)?.ideas ?? [])
      return all.find(({ id }) => id === ideaId) ?? null
    },
  }
}
