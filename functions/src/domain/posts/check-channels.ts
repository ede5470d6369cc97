import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'

/**
 * The accounts with these ids, all of them fit to publish on.
 * @throws `connection_missing`, `connection_broken`, with a sentence per channel
 */
export async function checkChannelsIn(
  { connections }: Pick<Deps, 'connections'>,
  tx: Tx,
  workspaceId: string,
  connectionIds: readonly string[],
): Promise<Connection[]> {
  const found = await Promise.all(
    connectionIds.map(async (id) => ({ id, connection: await connections.getIn(tx, workspaceId, id) })),
  )
  const missing = found.filter(({ connection }) => !connection || connection.status === 'disconnected')
  if (missing.length > 0) {
    throw new AppError('connection_missing', { fields: fieldsOf(missing, 'This channel is not connected.') })
  }
  const broken = found.filter(({ connection }) => connection?.status === 'needs_reconnect')
  if (broken.length > 0) {
    throw new AppError('connection_broken', { fields: fieldsOf(broken, 'This channel has to be reconnected.') })
  }
  return found.flatMap(({ connection }) => connection ?? [])
}

function fieldsOf(channels: readonly { id: string }[], sentence: string): Record<string, string> {
  return Object.fromEntries(channels.map(({ id }) => [id, sentence]))
}
