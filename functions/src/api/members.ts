import * as contract from '@postwright/core/api/members'
import { listMembers } from '../domain/workspaces/list-members.ts'
import { bind, type Route } from '../http/bind.ts'

export const MEMBERS_ROUTES: readonly Route[] = [
  bind(contract.listMembers, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listMembers(deps, caller, input),
  ),
]
