import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Secret } from '../ports/networks.ts'
import { secretContext } from './secret-context.ts'

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
