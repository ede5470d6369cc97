import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Connection } from '@postwright/core/model/connection'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import { askChannel, type AskDeps } from './ask-channel.ts'
import { resumeWalk } from './recount.ts'

const PAGE = 100
const LANES = 8
/**
 * Length of a round: three per day. A channel that could not be read in one round is read in the next one, and midnight comes at a different time in
 * every zone.
 */
const ROUND = 8 * 60 * 60_000

type Needs = AskDeps & Pick<Deps, 'channelList' | 'channelMonths' | 'analyticsStates' | 'workspaces'>

/**
 * Stores the follower count of every channel once per day of its workspace, if its network reports it. A run continues where the last one ended; a
 * channel that is already counted that day is not read again.
 */
export async function countFollowers(deps: Needs): Promise<void> {
  const round = new Date(Math.floor(deps.clock.now() / ROUND) * ROUND).toISOString()
  await resumeWalk(deps, { id: 'followers', round }, async (after) => {
    const { found, last, isLast } = await deps.channelList.listAfter(after, PAGE)
    const asked = found.filter(
      ({ connection: { platform, status } }) => status === 'connected' && deps.publishers[platform].followers,
    )
    await mapConcurrent(asked, LANES, {
      work: ({ workspaceId, connection }) => countOne(deps, workspaceId, connection),
      failed: ({ connection }, error) => {
        deps.logger.error('followers could not be counted', { connectionId: connection.id, error: String(error) })
      },
    })
    return { last, isLast }
  })
}

async function countOne(deps: Needs, workspaceId: string, { id: connectionId, platform }: Connection): Promise<void> {
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) return
  const day = fromInstant(deps.clock.now(), workspace.timeZone).local.slice(0, 10)
  const known = await deps.channelMonths.getDay(workspaceId, connectionId, day)
  if (known?.followers !== undefined) return
  const channel = { workspaceId, connectionId, platform }
  const asked = await askChannel(deps, channel, ({ publisher, connection, secret }) =>
    publisher.followers?.(connection, secret),
  )
  if (asked.kind !== 'answer' || !Number.isFinite(asked.answer.count)) return
  const followers = Math.max(0, Math.round(asked.answer.count))
  await deps.channelMonths.saveFollowers(workspaceId, { connectionId, platform }, { day, followers })
}
