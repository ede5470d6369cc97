import * as contract from '@postwright/core/api/analytics'
import { readAnalytics } from '../domain/analytics/read-analytics.ts'
import { bind, type Route } from '../http/bind.ts'

export const ANALYTICS_ROUTES: readonly Route[] = [
  bind(contract.readAnalytics, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    readAnalytics(deps, caller, input),
  ),
]
