import { CONFLICT_SPAN } from './simulation-limits.ts'
import { clockChange } from '../time/clock-change.ts'
import { fromInstant, type ZonedTime } from '../time/zoned-time.ts'
import type { Publication } from './simulation.ts'

const STEP = CONFLICT_SPAN
/** Two weeks of steps: a channel that has a post every quarter of an hour for that long has no free time. */
const STEPS_MAX = 1344

/** The next time after `from` at which none of the channels of a post has another one nearby; null when none is found. */
export function freeTime(
  publications: readonly Publication[],
  { postId, tzid, from }: { postId: string; tzid: string; from: number },
): ZonedTime | null {
  const channels = new Set(publications.filter((each) => each.postId === postId).map((each) => each.connectionId))
  const taken = publications
    .filter((each) => each.postId !== postId && each.partIndex === 0 && channels.has(each.connectionId))
    .map(({ scheduled }) => scheduled.instant)
  const first = Math.ceil(from / STEP) * STEP
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const at = first + step * STEP
    const zoned = fromInstant(at, tzid)
    const isFree = taken.every((instant) => Math.abs(instant - at) >= CONFLICT_SPAN)
    if (isFree && clockChange(zoned.local, tzid) === null) return zoned
  }
  return null
}
