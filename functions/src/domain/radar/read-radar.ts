import type { readRadar as contract } from '@postwright/core/api/radar'
import { buildReport } from '@postwright/core/analytics/build-report'
import { monthsOf, periodUntil } from '@postwright/core/analytics/periods'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  RADAR_DAYS,
  RADAR_RETENTION,
  RADAR_OWN_MAX,
  RADAR_READ_MAX,
  RADAR_SOURCES_MAX,
} from '@postwright/core/model/radar'
import { publicEngagementOf } from '@postwright/core/radar/source-figures'
import { listRetainedMonths } from '@postwright/core/radar/radar-reading'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'

/** Maximum number of months that 90 days can touch. */
const MONTHS_MAX = 5
const OWN_MONTHS_MAX = 500

type Needs = Pick<Deps, 'radar' | 'channelMonths' | 'clock' | 'members' | 'workspaces'>

/**
 * Combines the posts of all sources with the workspace's own published posts.
 * @throws the codes of the contract
 */
export async function readRadar(
  deps: Needs,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const now = deps.clock.now()
  const since = now - RADAR_RETENTION
  const period = periodUntil(fromInstant(now, workspace.timeZone).local.slice(0, 10), RADAR_DAYS)
  const [first, last] = [monthsOf(period)[0] ?? '', monthsOf(period).at(-1) ?? '']
  const [months, ownMonths, ownPosts] = await Promise.all([
    deps.radar.listMonths(workspaceId, listRetainedMonths(now), RADAR_SOURCES_MAX * MONTHS_MAX),
    deps.channelMonths.listWithin(workspaceId, { from: first, to: last }, OWN_MONTHS_MAX),
    deps.radar.listOwnPosts(workspaceId, since, RADAR_OWN_MAX),
  ])
  const posts = months
    .flatMap(({ sourceId, posts: own }) => own.map((post) => ({ ...post, sourceId })))
    .filter(({ publishedAt }) => publishedAt > since)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
  const report = buildReport(ownMonths, { period, comparison: null, filter: null })
  return {
    posts: posts.slice(0, RADAR_READ_MAX),
    isCut: posts.length > RADAR_READ_MAX,
    own: {
      days: report.current.days.map(({ day, sums: { publications, measured, likes, reposts, replies } }) => ({
        day,
        publications,
        measured,
        // Engagement without clicks, which no source publishes.
        engagement: publicEngagementOf({ likes: likes?.sum, reposts: reposts?.sum, replies: replies?.sum }),
      })),
      posts: ownPosts,
    },
    documents: months.length + ownMonths.length + ownPosts.length,
  }
}
