import * as contract from '@postwright/core/api/activity'
import { listActivity } from '../domain/activity/list-activity.ts'
import { bind, type Route } from '../http/bind.ts'

export const ACTIVITY_ROUTES: readonly Route[] = [
  bind(contract.listActivity, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listActivity(deps, caller, input),
  ),
]
