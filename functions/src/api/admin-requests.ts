import * as contract from '@postwright/core/api/admin-requests'
import { askAdminRequest } from '../domain/admin-requests/ask-request.ts'
import {
  approveAdminRequest,
  refuseAdminRequest,
  withdrawAdminRequest,
} from '../domain/admin-requests/decide-request.ts'
import { getDeletionEffect, listAdminRequests } from '../domain/admin-requests/list-requests.ts'
import { bind, type Route } from '../http/bind.ts'

const SENSITIVE = { limit: { perMinute: 20, by: 'account' }, sensitive: true } as const

export const ADMIN_REQUEST_ROUTES: readonly Route[] = [
  bind(contract.listAdminRequests, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    listAdminRequests(deps, input),
  ),

  bind(contract.getDeletionEffect, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    getDeletionEffect(deps, input),
  ),

  bind(contract.askAdminRequest, SENSITIVE, ({ deps, caller, input }) => askAdminRequest(deps, caller, input)),

  bind(contract.approveAdminRequest, SENSITIVE, ({ deps, caller, input }) => approveAdminRequest(deps, caller, input)),

  bind(contract.refuseAdminRequest, SENSITIVE, ({ deps, caller, input }) => refuseAdminRequest(deps, caller, input)),

  bind(contract.withdrawAdminRequest, SENSITIVE, ({ deps, caller, input }) =>
    withdrawAdminRequest(deps, caller, input),
  ),
]
