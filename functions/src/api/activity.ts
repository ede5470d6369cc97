import * as contract from '@postwright/core/api/activity'
import { listPostHistory as historyContract } from '@postwright/core/api/post-history'
import { listActivity } from '../domain/activity/list-activity.ts'
import { listPostHistory } from '../domain/activity/list-post-history.ts'
import { bind, type Route } from '../http/bind.ts'

export const ACTIVITY_ROUTES: readonly Route[] = [
  bind(contract.listActivity, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listActivity(deps, caller, input),
  ),
  bind(historyContract, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listPostHistory(deps, caller, input),
  ),
]
