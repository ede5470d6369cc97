import type { Idea } from '@postwright/core/collections/ideas'
import { placeBetween } from '@postwright/core/order/place'

/** Between two cards of a lane, before the first or after the last: `at` cards stand before it. */
export type Gap = { laneId: string; at: number }

/** What a lane shows, and whether more follows on its next page. */
export type ShownLane = { laneId: string; ideas: readonly Idea[]; hasNext: boolean }

export function gapId({ laneId, at }: Gap): string {
  return `${at} ${laneId}`
}

export function parseGap(id: string): Gap | null {
  const [at = '', laneId = ''] = id.split(' ')
  return laneId === '' ? null : { laneId, at: Number(at) }
}

/** The place in a gap; null when the idea stands there already, or no place is left between its neighbours. */
export function placeIn({ ideas, hasNext }: ShownLane, at: number, moved: Idea): number | null | 'spread' {
  const index = ideas.findIndex(({ id }) => id === moved.id)
  if (index !== -1 && (at === index || at === index + 1)) return null
  const before = ideas[at - 1]?.place ?? null
  const after = ideas[at]?.place ?? null
  // What follows on the next page is not known: the next whole number stands before it.
  if (before !== null && after === null && hasNext) return before + 1
  return placeBetween(before, after) ?? 'spread'
}
