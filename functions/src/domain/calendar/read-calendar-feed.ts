import type { readCalendarFeed as contract } from '@postwright/core/api/calendar'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { isMakerMember } from './find-calendar.ts'

/**
 * Whether a workspace has a calendar feed; its address cannot be told again.
 * @throws the codes of the contract
 */
export async function readCalendarFeed(
  deps: Pick<Deps, 'members' | 'workspaces' | 'calendarFeeds'>,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const feed = await deps.calendarFeeds.ofWorkspace(workspaceId)
  return { createdAt: feed && (await isMakerMember(deps, feed)) ? feed.createdAt : null }
}
