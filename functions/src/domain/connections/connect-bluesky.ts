import type { connectBluesky as contract } from '@postwright/core/api/connections'
import type { Connection } from '@postwright/core/model/connection'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { releaseHeld } from '../publishing/release-held.ts'
import { saveConnection } from './save-connection.ts'

/**
 * Signs in at the account's server and stores the access. What was held because of this account is released when it is not
 * too late for it.
 * @throws `not_found`, `forbidden`, and what the sign-in throws
 */
export async function connectBluesky(
  deps: Deps,
  caller: Caller,
  { workspaceId, service, handle, appPassword }: z.output<typeof contract.input>,
): Promise<Connection> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  const { account, secret, isProven } = await deps.signInToBluesky({ service, handle, appPassword })
  const connection = await saveConnection(deps, caller, { workspaceId, platform: 'bluesky', account, isProven, secret })
  await releaseHeld(deps, workspaceId, connection.id)
  return connection
}
