import { clockChange } from '../time/clock-change.ts'
import { fromInstant } from '../time/zoned-time.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Situation } from './simulation.ts'

/** Finds posts at a time that a clock change skips or repeats: one finding per post. */
export function findClockChanges({ publications }: Situation): Finding[] {
  const posts = Map.groupBy(
    publications.filter(({ partIndex }) => partIndex === 0),
    ({ postId, seriesId, scheduled }) => postId ?? `${seriesId} ${scheduled.local}`,
  )
  return [...posts.values()].flatMap(([publication]) => {
    if (!publication) return []
    const { postId, scheduled } = publication
    const { local, tzid, instant } = scheduled
    const change = clockChange(local, tzid)
    if (change === null) return []
    const shown = fromInstant(instant, tzid).local
    const facts = { planned: local, shown, tzid }
    if (change === 'repeated') return [findingOf(publication, { code: 'clock_repeated', facts })]
    const mend = postId === null ? {} : { mend: { kind: 'move' as const, postId, local: shown, tzid } }
    return [findingOf(publication, { code: 'clock_skipped', facts, ...mend })]
  })
}
