import { FIRST_LANE_IDS } from '@postwright/core/collections/idea-lanes'
import type { FirstLane } from './data/lanes.ts'

const [UNSORTED, TO_WRITE, IN_WORK, DONE] = FIRST_LANE_IDS

/** Where ideas go that are captured before the board was ever opened. */
export const FIRST_LANE = UNSORTED

/** The lanes of a board that has none; `names` are in the words of the person. */
export function firstLanes(names: Record<'unsorted' | 'toWrite' | 'inWork' | 'done', string>): FirstLane[] {
  return [
    { id: UNSORTED, name: names.unsorted, color: 'gray' },
    { id: TO_WRITE, name: names.toWrite, color: 'teal' },
    { id: IN_WORK, name: names.inWork, color: 'yellow' },
    { id: DONE, name: names.done, color: 'green' },
  ]
}
