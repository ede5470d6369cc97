import { updateWorkspace as contract } from '@postwright/core/api/workspaces'
import { updateWorkspace } from '../../domain/workspaces/update-workspace.ts'
import { bind } from '../../http/bind.ts'

export const updateWorkspaceRoute = bind(
  contract,
  { limit: { perMinute: 30, by: 'account' } },
  async ({ deps, caller, input }) => updateWorkspace(deps, caller, input),
)
