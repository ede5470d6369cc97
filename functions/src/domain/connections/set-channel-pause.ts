import type { setChannelPause as pauseEndpoint } from '@postwright/core/api/publishing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { releaseVariants } from '../publishing/release-variants.ts'

type Wanted = { workspaceId: string; connectionId: string; isPaused: boolean }

/**
 * Pauses a channel, or ends its pause and releases what was held for it. Saying so again changes nothing.
 * @throws `not_found`, `forbidden`
 */
export async function setChannelPause(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, isPaused }: Wanted,
): Promise<OutputOf<typeof pauseEndpoint>> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const connection = await deps.transact(async (tx) => {
    const found = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!found) throw new AppError('not_found', { message: `connection ${connectionId}` })
    if ((found.pausedAt !== null) === isPaused) return found
    deps.auditLog.appendIn(tx, {
      action: isPaused ? 'connection.paused' : 'connection.resumed',
      actorUid: caller.uid,
      workspaceId,
      subject: connectionId,
      facts: { platform: found.platform, handle: found.handle },
    })
    return deps.connections.updateIn(tx, workspaceId, found, { pausedAt: isPaused ? deps.clock.now() : null })
  })
  if (isPaused) return { connection, released: 0 }
  const held = await deps.variants.listOfConnection(workspaceId, connectionId, ['held'])
  return { connection, released: await releaseVariants(deps, held, ['paused']) }
}
