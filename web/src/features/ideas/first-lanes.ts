import { FIRST_LANE_IDS } from '@postwright/core/collections/idea-lanes'
import type { FirstLane } from './data/lanes.ts'

const [UNSORTED, TO_WRITE, IN_WORK, DONE] = FIRST_LANE_IDS

/** Lane for ideas that are captured before the board exists, or while its lanes cannot be read. */
export const FIRST_LANE = UNSORTED

/** Returns the initial lanes of a board; `names` are in the user's language. */
export function firstLanes(names: Record<'unsorted' | 'toWrite' | 'inWork' | 'done', string>): FirstLane[] {
  return [
    { id: UNSORTED, name: names.unsorted, color: 'gray' },
    { id: TO_WRITE, name: names.toWrite, color: 'teal' },
    { id: IN_WORK, name: names.inWork, color: 'yellow' },
    { id: DONE, name: names.done, color: 'green' },
  ]
}
