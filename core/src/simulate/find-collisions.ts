import { CONFLICT_SPAN } from './simulation-limits.ts'
import { clockChange } from '../time/clock-change.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Publication, Situation } from './simulation.ts'
import { fromInstant, type ZonedTime } from '../time/zoned-time.ts'

const MINUTE = 60_000

/** Finds posts of one channel at the same or nearly the same time. The fact `byClocks` is 1 if only a clock change brings them together. */
export function findCollisions({ publications }: Situation): Finding[] {
  const posts = publications.filter(({ partIndex }) => partIndex === 0)
  const found = [...Map.groupBy(posts, ({ connectionId }) => connectionId).values()].flatMap((onChannel) => {
    const ordered = onChannel.toSorted((a, b) => a.scheduled.instant - b.scheduled.instant)
    return ordered.flatMap((later, place): Finding[] => {
      const earlier = ordered[place - 1]
      const apart = earlier ? later.scheduled.instant - earlier.scheduled.instant : Infinity
      return earlier && apart < CONFLICT_SPAN ? [collisionOf(publications, earlier, later)] : []
    })
  })
  // The same two posts may collide on several channels, and one move fixes all collisions.
  return [...new Map(found.map((finding) => [`${finding.postId} ${finding.at}`, finding])).values()]
}

function collisionOf(publications: readonly Publication[], earlier: Publication, later: Publication): Finding {
  const { postId, scheduled } = later
  const { tzid, instant } = scheduled
  const isMoved = [earlier, later].some((each) => clockChange(each.scheduled.local, each.scheduled.tzid) !== null)
  const byClocks = isMoved && earlier.scheduled.local !== scheduled.local ? 1 : 0
  const minutes = Math.round((instant - earlier.scheduled.instant) / MINUTE)
  const facts = { minutes, byClocks, other: earlier.excerpt }
  const free = postId === null ? null : freeTime(publications, { postId, tzid, from: instant })
  const mend = postId !== null && free ? { mend: { kind: 'move' as const, postId, local: free.local, tzid } } : {}
  return findingOf(later, { code: 'times_collide', facts, ...mend })
}

const STEP = CONFLICT_SPAN

/** Two weeks of steps: a channel with a post every quarter of an hour for that long has no free time. */
const STEPS_MAX = 1344

/** Returns the next time after `from` at which none of a post's channels has another post nearby; null if none is found. */
function freeTime(
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
