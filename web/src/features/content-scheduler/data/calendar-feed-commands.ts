import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '@postwright/core/api/calendar'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** @throws ApiError */
export function readFeed(workspaceId: string): Promise<OutputOf<typeof readCalendarFeed>> {
  return call(readCalendarFeed, { workspaceId })
}

/** Creates an address and revokes the previous one. @throws ApiError */
export function makeFeed(workspaceId: string): Promise<OutputOf<typeof makeCalendarFeed>> {
  return call(makeCalendarFeed, { workspaceId })
}

/** @throws ApiError */
export function revokeFeed(workspaceId: string): Promise<OutputOf<typeof revokeCalendarFeed>> {
  return call(revokeCalendarFeed, { workspaceId })
}
