import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Secret } from '../ports/networks.ts'
import { secretContext } from './secret-context.ts'

/** Decrypted access and the revision it was read at, which `rotateSecret` compares. */
export type OpenedSecret = { secret: Secret; rev: number }

/** The access of a connection, or null when it was disconnected. */
export async function openSecret(
  deps: Pick<Deps, 'connectionSecrets' | 'sealer'>,
  workspaceId: string,
  connection: Connection,
): Promise<OpenedSecret | null> {
  const stored = await deps.connectionSecrets.get(connection.id)
  if (!stored) return null
  return { secret: deps.sealer.open(stored.sealed, secretContext(workspaceId, connection)), rev: stored.rev }
}
