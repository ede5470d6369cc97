import type { revokeCalendarFeed as contract } from '@postwright/core/api/calendar'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/**
 * Ends the address of a workspace's calendar feed.
 * @throws the codes of the contract
 */
export async function revokeCalendarFeed(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const feeds = await deps.calendarFeeds.ofWorkspaceIn(tx, workspaceId)
    for (const { id } of feeds) deps.calendarFeeds.deleteIn(tx, id)
    if (feeds.length === 0) return
    deps.auditLog.appendIn(tx, {
      action: 'calendar_feed.revoked',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: {},
    })
  })
}
