import type { Variant } from '@postwright/core/model/variant'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../../deps.ts'

/** Notes that an account has to be connected again, so that nothing else is sent or planned there until then. */
export async function markNeedsReconnect(deps: Deps, variant: Variant, { kind, detail }: PublishError): Promise<void> {
  const { workspaceId, connectionId } = variant
  await deps.transact(async (tx) => {
    const connection = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!connection || connection.status === 'disconnected' || connection.status === 'needs_reconnect') return
    deps.connections.updateIn(tx, workspaceId, connection, {
      status: 'needs_reconnect',
      lastCheckedAt: deps.clock.now(),
      lastError: { kind, detail },
    })
  })
}
