import * as contract from '@postwright/core/api/workspaces'
import { updateWorkspace } from '../domain/workspaces/update-workspace.ts'
import { bind, type Route } from '../http/bind.ts'

export const WORKSPACES_ROUTES: readonly Route[] = [
  bind(contract.updateWorkspace, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) =>
    updateWorkspace(deps, caller, input),
  ),
]
