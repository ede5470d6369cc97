import * as contract from '@postwright/core/api/calendar'
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '../domain/calendar/calendar-feeds.ts'
import { bind, type Route } from '../http/bind.ts'

export const CALENDAR_ROUTES: readonly Route[] = [
  bind(contract.readCalendarFeed, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    readCalendarFeed(deps, caller, input),
  ),

  bind(contract.makeCalendarFeed, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    makeCalendarFeed(deps, caller, input),
  ),

  bind(contract.revokeCalendarFeed, { limit: { perMinute: 10, by: 'account' } }, async ({ deps, caller, input }) => {
    await revokeCalendarFeed(deps, caller, input)
    return { revoked: true as const }
  }),
]
