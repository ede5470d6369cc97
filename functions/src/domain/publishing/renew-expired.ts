import type { Deps } from '../ports/deps.ts'
import { openSecret } from '../channel-access/open-secret.ts'
import { renewAccess } from '../channel-access/renew-access.ts'
import type { Access } from './access.ts'

/** Access that ends within a call is renewed before it. */
const ROOM = 60_000

/** The same access, renewed when it has ended. When that fails the network's own answer decides what follows. */
export async function renewExpired(deps: Deps, access: Access): Promise<Access> {
  const { workspaceId, connection } = access
  if (connection.expiresAt === null || connection.expiresAt > deps.clock.now() + ROOM) return access
  try {
    if ((await renewAccess(deps, workspaceId, connection)) !== 'renewed') return access
    const opened = await openSecret(deps, workspaceId, connection)
    return opened ? { ...access, ...opened } : access
  } catch (error) {
    deps.logger.error('expired access could not be renewed', { connectionId: connection.id, error: String(error) })
    return access
  }
}
