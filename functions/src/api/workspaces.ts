import * as contract from '@postwright/core/api/workspaces'
import { previewImport, startImport } from '../domain/workspace-imports/imports.ts'
import { createWorkspace } from '../domain/workspaces/create-workspace.ts'
import { countZonePlans } from '../domain/workspaces/zone-plans.ts'
import { updateWorkspace, setWorkspaceArchived } from '../domain/workspaces/workspace-settings.ts'
import { bind, type Route } from '../http/bind.ts'

export const WORKSPACES_ROUTES: readonly Route[] = [
  bind(
    contract.startImport,
    { limit: { perMinute: 5, by: 'account' } },
    async ({ deps, caller, input: { workspaceId }, body }) => ({
      jobId: await startImport(deps, caller, { workspaceId, bytes: body }),
    }),
  ),

  bind(
    contract.previewImport,
    { limit: { perMinute: 10, by: 'account' } },
    ({ deps, caller, input: { workspaceId }, body }) => previewImport(deps, caller, { workspaceId, bytes: body }),
  ),

  bind(contract.createWorkspace, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    createWorkspace(deps, caller, input),
  ),

  bind(contract.setWorkspaceArchived, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    setWorkspaceArchived(deps, caller, input),
  ),

  bind(contract.countZonePlans, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    countZonePlans(deps, caller, input),
  ),

  bind(contract.updateWorkspace, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) =>
    updateWorkspace(deps, caller, input),
  ),
]
