import type { Connection } from '@postwright/core/model/connection'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'

/** Notes that an account has to be connected again, so that nothing else is sent or planned there until then. */
export async function markNeedsReconnect(
  deps: Pick<Deps, 'transact' | 'connections' | 'clock'>,
  { workspaceId, connection: { id } }: { workspaceId: string; connection: Pick<Connection, 'id'> },
  { kind, detail }: Pick<PublishError, 'kind' | 'detail'>,
): Promise<void> {
  await deps.transact(async (tx) => {
    const connection = await deps.connections.getIn(tx, workspaceId, id)
    if (!connection || connection.status === 'disconnected' || connection.status === 'needs_reconnect') return
    deps.connections.updateIn(tx, workspaceId, connection, {
      status: 'needs_reconnect',
      lastCheckedAt: deps.clock.now(),
      lastError: { kind, detail },
    })
  })
}
