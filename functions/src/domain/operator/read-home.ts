import type { AdminHome } from '@postwright/core/api/admin-home'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { readBoard } from '@postwright/core/slo/board'
import { PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'
import { dayOf, daysUntil } from '@postwright/core/time/utc-day'
import { cacheLatest } from '../ttl-cache.ts'
import type { Deps } from '../ports/deps.ts'
import { orNull, readCanary } from './home-parts.ts'
import { readNeeds } from './read-needs.ts'

/** Time to cache the home screen, shared by all admins. */
const KEPT = 5_000

type Needs = Parameters<typeof readNeeds>[0] & Pick<Deps, 'publishingDays'>

/** Reads the issues that need an admin and publishing's performance against its objective; at most a few seconds old. */
export const readHome = cacheLatest(KEPT, async (deps: Needs, now: number): Promise<AdminHome> => {
  const [needs, board, canary] = await Promise.all([
    readNeeds(deps, now),
    orNull(deps, 'board', () => readPublishing(deps, now)),
    orNull(deps, 'canary', () => readCanary(deps, now)),
  ])
  return { readAt: now, needs, board, canary }
})

async function readPublishing(
  { config, publishingDays, operator }: Needs,
  now: number,
): Promise<NonNullable<AdminHome['board']>> {
  const today = dayOf(now)
  const [from = today] = daysUntil(today, PUBLISHING_OBJECTIVE.days)
  const [counted, oldestJobAt] = await Promise.all([publishingDays.listSince(from), operator.oldestOpenJob()])
  // Networks without sources are imitations for testing.
  const shown = PLATFORMS.filter((platform) => config.isLocal || PLATFORM_CONTRACTS[platform].sources.length > 0)
  const countedAt = counted.reduce<number | null>((last, each) => Math.max(last ?? 0, each.countedAt), null)
  return { ...readBoard(counted, today, shown), countedAt, oldestJobAt }
}
