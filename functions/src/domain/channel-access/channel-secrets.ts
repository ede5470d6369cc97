import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Secret } from '../ports/networks.ts'
import type { ConnectionSecret } from '../ports/connections.ts'
import type { Tx } from '../ports/documents.ts'
import { newDocument } from '../new-document.ts'

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

/** Version of the shape that `store/connections.ts` parses. */
const SECRET_SCHEMA = 1

type NewSecret = {
  workspaceId: string
  connection: Connection
  secret: Secret
  /** What the transaction has read in its place. */
  stored: ConnectionSecret | null
  createdBy: string
  /** The app of the operator that access was granted through; null where none is needed. */
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
  // Larger than every revision that the secret had before the account was disconnected: a rotation from then never matches.
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
 * @returns whether they were stored
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
 * A new secret in which no refresh token of the stored one is lost: networks that keep the old one leave it out of their reply,
 * or send an empty text. Secrets that are no JSON object are taken as they are; an empty one never replaces a stored one.
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

/** What a connection's sealed secret is bound to: copied to another account or workspace it does not open. */
export function secretContext(workspaceId: string, connection: Pick<Connection, 'id' | 'platform'>): string {
  return `${workspaceId}|${connection.platform}|${connection.id}`
}
