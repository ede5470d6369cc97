import type { Connection } from '@postwright/core/model/connection'
import { EDITING_ROLES } from '@postwright/core/model/member'
import { SANDBOX_SCHEMA } from '@postwright/core/model/sandbox'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { releaseHeld } from '../publishing/release-held.ts'
import { connectionIdFor } from './connection-id.ts'
import { saveConnection } from './save-connection.ts'

/**
 * Opens a channel on the sandbox network, or reopens the one of that name.
 * @throws `network_unavailable` where the network does not exist, `not_found`, `forbidden`
 */
export async function connectSandbox(
  deps: Deps,
  caller: Caller,
  { workspaceId, name }: { workspaceId: string; name: string },
): Promise<Connection> {
  const service = deps.config.sandboxUrl
  if (!__LOCAL__ || service === null) throw new AppError('network_unavailable')
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  const externalId = name.toLowerCase()
  await openChannel(deps, caller, workspaceId, connectionIdFor(workspaceId, 'sandbox', externalId))
  const connection = await saveConnection(deps, caller, {
    workspaceId,
    platform: 'sandbox',
    account: { externalId, handle: externalId.replace(/\s+/g, '-'), name, avatar: null, service },
    // It is our own network.
    isProven: true,
    secret: JSON.stringify({ workspaceId }),
  })
  await releaseHeld(deps, workspaceId, connection.id)
  return connection
}

async function openChannel(deps: Deps, caller: Caller, workspaceId: string, id: string): Promise<void> {
  await deps.transact(async (tx) => {
    const channel = await deps.sandbox.getChannelIn(tx, workspaceId, id)
    // Reconnecting is the way out of revoked access, here as on any network.
    if (channel?.mode === 'revoked') deps.sandbox.updateChannelIn(tx, workspaceId, channel, { mode: 'ok' })
    if (channel) return
    const base = newDocument(deps.clock, { id, schema: SANDBOX_SCHEMA, createdBy: caller.uid })
    deps.sandbox.createChannelIn(tx, workspaceId, { ...base, mode: 'ok', lookup: true })
  })
}
