import * as contract from '@postwright/core/api/publishing-rules'
import { setChannelPause } from '../domain/connections/channel-settings.ts'
import { setWorkspacePublishing } from '../domain/workspaces/workspace-settings.ts'
import { bind, type Route } from '../http/bind.ts'

export const PUBLISHING_ROUTES: readonly Route[] = [
  bind(contract.setWorkspacePublishing, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) =>
    setWorkspacePublishing(deps, caller, input),
  ),

  bind(contract.setChannelPause, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) =>
    setChannelPause(deps, caller, input),
  ),
]
