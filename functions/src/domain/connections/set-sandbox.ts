import type { SandboxChannel, SandboxMode } from '@postwright/core/model/sandbox'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

type Switches = { workspaceId: string; connectionId: string; mode: SandboxMode; lookup: boolean }

/**
 * Sets how the sandbox network behaves towards one channel from now on.
 * @throws `network_unavailable` where the network does not exist, `not_found`, `forbidden`
 */
export async function setSandbox(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, mode, lookup }: Switches,
): Promise<SandboxChannel> {
  if (!__LOCAL__ || deps.config.sandboxUrl === null) throw new AppError('network_unavailable')
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  return deps.transact(async (tx) => {
    const channel = await deps.sandbox.getChannelIn(tx, workspaceId, connectionId)
    if (!channel) throw new AppError('not_found', { message: `sandbox channel ${connectionId}` })
    return deps.sandbox.updateChannelIn(tx, workspaceId, channel, { mode, lookup })
  })
}
