import type { FirstLane } from './data/use-lanes.ts'

/** Where ideas go that are captured before the board was ever opened. */
export const FIRST_LANE = 'unsorted'

/** The lanes of a board that has none; `names` are in the words of the person. */
export function firstLanes(names: Record<'unsorted' | 'toWrite' | 'inWork' | 'done', string>): FirstLane[] {
  return [
    { id: FIRST_LANE, name: names.unsorted, color: 'gray' },
    { id: 'to-write', name: names.toWrite, color: 'teal' },
    { id: 'in-work', name: names.inWork, color: 'yellow' },
    { id: 'done', name: names.done, color: 'green' },
  ]
}
