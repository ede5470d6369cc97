import { findBlockedChannels } from './find-blocked-channels.ts'
import { findClockChanges } from './find-clock-changes.ts'
import { findCollisions } from './find-collisions.ts'
import { findEmptySlots } from './find-empty-slots.ts'
import { findExceededBudgets } from './find-exceeded-budgets.ts'
import { findHeldPosts } from './find-held-posts.ts'
import { findRefusedContent } from './find-refused-content.ts'
import { findSeriesGaps } from './find-series-gaps.ts'
import type { Finding } from './finding.ts'
import { occurrencesToCome } from './occurrences-to-come.ts'
import { placeParts } from './place-parts.ts'
import type { Situation } from './simulation.ts'

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
 * Plays a workspace's plan forward and says what will not go as planned, in the order of time. It is the same code that checks,
 * limits and times the deliveries.
 */
export function simulate(situation: Situation): Finding[] {
  const publications = placeParts([...situation.publications, ...occurrencesToCome(situation)])
  const whole = { ...situation, publications }
  return CHECKS.flatMap((check) => check(whole)).toSorted((a, b) => a.at - b.at)
}
