import { findBlockedChannels } from './find-blocked-channels.ts'
import { findClockChanges } from './find-clock-changes.ts'
import { findCollisions } from './find-collisions.ts'
import { findEmptySlots } from './find-empty-slots.ts'
import { findExceededBudgets } from './find-exceeded-budgets.ts'
import { findHeldPosts } from './find-held-posts.ts'
import { findRefusedContent } from './find-refused-content.ts'
import { findSeriesGaps } from './find-series-gaps.ts'
import type { Finding } from './finding.ts'
import { placeParts } from './place-parts.ts'
import type { Situation, Publication } from './simulation.ts'
import { excerptOf } from '../text/excerpt.ts'
import { occurrences } from '../time/recurrence/occurrences.ts'
import { fromInstant } from '../time/zoned-time.ts'

const CHECKS = [
  findBlockedChannels,
  findHeldPosts,
  findRefusedContent,
  findSeriesGaps,
  findExceededBudgets,
  findClockChanges,
  findCollisions,
  findEmptySlots,
]

/**
 * Simulates a workspace's plan and returns the expected deviations, in order of time. It runs the same code that checks,
 * limits and times the deliveries.
 */
export function simulate(situation: Situation): Finding[] {
  const publications = placeParts([...situation.publications, ...occurrencesToCome(situation)])
  const whole = { ...situation, publications }
  return CHECKS.flatMap((check) => check(whole)).toSorted((a, b) => a.at - b.at)
}

const EXCERPT_MAX = 100

/** Returns the expected publications of series days without a post. A series that cannot continue has a separate finding. */
function occurrencesToCome({ series, channels, now, until }: Situation): Publication[] {
  const modes = new Map(channels.map(({ id, mode }) => [id, mode]))
  return series.flatMap((each) => {
    const { madeUntil, content, id: seriesId, status, problem } = each
    if (status !== 'active' || problem !== null || madeUntil === null) return []
    const from = Temporal.PlainDate.from(madeUntil).add({ days: 1 }).toString()
    const last = fromInstant(until, each.tzid).local.slice(0, 10)
    const coming = [...occurrences(each, { from, until: last })].filter(
      ({ when }) => when.instant > now && when.instant < until,
    )
    const excerpt = excerptOf(content.text, EXCERPT_MAX)
    return coming.flatMap(({ when: scheduled }) =>
      content.connectionIds.map((connectionId): Publication => {
        const mode = modes.get(connectionId) ?? 'direct'
        const part = { partIndex: 0, partKind: 'post', mode } as const
        const rest = { postId: null, content: null, isApproved: true, queueId: null, ...part }
        return { connectionId, scheduled, excerpt, seriesId, ...rest }
      }),
    )
  })
}
