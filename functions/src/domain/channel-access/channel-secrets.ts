import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Secret } from '../ports/networks.ts'
import type { ConnectionSecret } from '../ports/connections.ts'
import type { Tx } from '../ports/documents.ts'
import { newDocument } from '../new-document.ts'

/** Decrypted access with its revision, which `rotateSecret` compares. */
export type OpenedSecret = { secret: Secret; rev: number }

/** Decrypts the access of a connection; null if it was disconnected. */
export async function openSecret(
  deps: Pick<Deps, 'connectionSecrets' | 'sealer'>,
  workspaceId: string,
  connection: Connection,
): Promise<OpenedSecret | null> {
  const stored = await deps.connectionSecrets.get(connection.id)
  if (!stored) return null
  return { secret: deps.sealer.open(stored.sealed, secretContext(workspaceId, connection)), rev: stored.rev }
}

/** Version of the shape that `store/connections.ts` parses. */
const SECRET_SCHEMA = 1

type NewSecret = {
  workspaceId: string
  connection: Connection
  secret: Secret
  /** Stored secret, as read by the transaction. */
  stored: ConnectionSecret | null
  createdBy: string
  /** Operator's app through which access was granted; null if none is needed. */
  appRef: string | null
}

/** Seals the access of a connection and writes it within the transaction. */
export function saveSecretIn(
  deps: Pick<Deps, 'sealer' | 'connectionSecrets' | 'clock'>,
  tx: Tx,
  { workspaceId, connection, secret, stored, createdBy, appRef }: NewSecret,
): void {
  const sealed = deps.sealer.seal(secret, secretContext(workspaceId, connection))
  if (stored) return deps.connectionSecrets.resealIn(tx, stored, sealed, appRef)
  const base = newDocument(deps.clock, { id: connection.id, schema: SECRET_SCHEMA, createdBy })
  // Larger than every revision of the secret before the account was disconnected, so that an earlier rotation never matches.
  const rev = deps.clock.now()
  deps.connectionSecrets.saveIn(tx, {
    ...base,
    rev,
    workspaceId,
    platform: connection.platform,
    sealed,
    appRef,
    leaseEndsAt: null,
  })
}

/**
 * Stores tokens that the network rotated during a call, unless newer ones were stored since `seenRev` was read, or the
 * account was disconnected.
 * @returns whether the tokens were stored
 */
export async function rotateSecret(
  deps: Pick<Deps, 'connectionSecrets' | 'sealer' | 'transact'>,
  workspaceId: string,
  connection: Connection,
  { seenRev, secret }: { seenRev: number; secret: Secret },
): Promise<boolean> {
  const context = secretContext(workspaceId, connection)
  return deps.transact(async (tx) => {
    const stored = await deps.connectionSecrets.getIn(tx, connection.id)
    if (!stored || stored.rev !== seenRev) return false
    const sealed = deps.sealer.seal(keepRefreshToken(deps.sealer.open(stored.sealed, context), secret), context)
    deps.connectionSecrets.resealIn(tx, stored, sealed)
    return true
  })
}

const REFRESH_NAME = /refresh/i

/**
 * Returns the new secret, with the stored refresh token kept if needed: networks that keep the old token omit it from their reply,
 * or send an empty text. Secrets that are not JSON objects are used unchanged; an empty one never replaces a stored one.
 */
export function keepRefreshToken(stored: string, renewed: string): string {
  if (renewed.trim() === '') return stored
  const [before, after] = [fieldsOf(stored), fieldsOf(renewed)]
  if (!before || !after) return renewed
  const lost = Object.entries(before).filter(
    ([name, value]) => REFRESH_NAME.test(name) && isText(value) && !isText(after[name]),
  )
  return lost.length === 0 ? renewed : JSON.stringify({ ...after, ...Object.fromEntries(lost) })
}

function fieldsOf(secret: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(secret)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Returns the context bound to a connection's sealed secret: copied to another account or workspace it does not open. */
export function secretContext(workspaceId: string, connection: Pick<Connection, 'id' | 'platform'>): string {
  return `${workspaceId}|${connection.platform}|${connection.id}`
}
