import type { makeCalendarFeed as contract } from '@postwright/core/api/calendar'
import type { OutputOf } from '@postwright/core/endpoint'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { hashLinkSecret, newLinkSecret } from '../link-secret.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { calendarAddress } from './calendar-token.ts'

/**
 * Makes the address of a workspace's calendar feed, and ends the one before in the same step.
 * @throws the codes of the contract
 */
export async function makeCalendarFeed(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const token = newLinkSecret(deps.ids)
  const base = newDocument(deps.clock, { id: hashLinkSecret(token), schema: 1, createdBy: caller.uid })
  await deps.transact(async (tx) => {
    for (const before of await deps.calendarFeeds.ofWorkspaceIn(tx, workspaceId)) {
      deps.calendarFeeds.deleteIn(tx, before.id)
    }
    deps.calendarFeeds.createIn(tx, { ...base, workspaceId })
    deps.auditLog.appendIn(tx, {
      action: 'calendar_feed.made',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: {},
    })
  })
  return { address: calendarAddress(deps.config, token), createdAt: base.createdAt }
}
