import * as contract from '@postwright/core/api/members'
import { leaveWorkspace, removeMember } from '../domain/workspaces/end-membership.ts'
import { listMembers, changeMember } from '../domain/workspaces/members.ts'
import { transferOwnership } from '../domain/workspaces/ownership.ts'
import { bind, type Route } from '../http/bind.ts'

export const MEMBERS_ROUTES: readonly Route[] = [
  bind(contract.listMembers, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listMembers(deps, caller, input),
  ),

  bind(contract.changeMember, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    changeMember(deps, caller, input),
  ),

  bind(contract.removeMember, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    removeMember(deps, caller, input),
  ),

  bind(contract.leaveWorkspace, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    leaveWorkspace(deps, caller, input),
  ),

  bind(
    contract.transferOwnership,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    ({ deps, caller, input }) => transferOwnership(deps, caller, input),
  ),
]
