import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { type Connection, getBrokenAt } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import { openSecret, rotateSecret } from './channel-secrets.ts'

/** Lease of an attempt in milliseconds: much longer than its call, because no worker retries soon after a failure. */
const LEASE = 60 * 60_000

export type Renewed = 'renewed' | 'busy' | 'failed' | 'lost' | 'unsupported'

type Needs = Pick<Deps, 'publishers' | 'connections' | 'connectionSecrets' | 'sealer' | 'transact' | 'clock' | 'logger'>

/**
 * Renews the access of a channel with its network. Only one worker at a time does so, under a lease; the result is stored only if the
 * secret is still the one that was used, because networks revoke replaced secrets.
 */
export async function renewAccess(deps: Needs, workspaceId: string, connection: Connection): Promise<Renewed> {
  const { refresh } = deps.publishers[connection.platform]
  if (!refresh) return 'unsupported'
  if (!(await lease(deps, connection.id))) return 'busy'
  const opened = await openSecret(deps, workspaceId, connection)
  if (!opened) return 'failed'
  const answer = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, () => refresh(connection, opened.secret))
  if ('rotatedSecret' in answer && answer.rotatedSecret !== undefined) {
    await rotateSecret(deps, workspaceId, connection, { seenRev: opened.rev, secret: answer.rotatedSecret })
  }
  if (answer.kind === 'ok') {
    await store(deps, workspaceId, connection.id, { expiresAt: answer.expiresAt })
    return 'renewed'
  }
  const { error } = answer
  deps.logger.warn('access could not be renewed', { connectionId: connection.id, kind: error.kind })
  // Invalid keys of the operator's app do not affect a person's access.
  if (answer.kind === 'unknown' || error.kind !== 'token_expired') return 'failed'
  const lastError = { kind: error.kind, detail: error.detail }
  await store(deps, workspaceId, connection.id, { status: 'needs_reconnect', lastError })
  return 'lost'
}

/** Acquires a lease, which also prevents other workers from retrying immediately if this worker fails or is killed. */
async function lease({ transact, connectionSecrets, clock }: Needs, connectionId: string): Promise<boolean> {
  return transact(async (tx) => {
    const stored = await connectionSecrets.getIn(tx, connectionId)
    const now = clock.now()
    if (!stored || (stored.leaseEndsAt ?? 0) > now) return false
    connectionSecrets.leaseIn(tx, stored, now + LEASE)
    return true
  })
}

async function store(
  { transact, connections, clock }: Needs,
  workspaceId: string,
  id: string,
  changes: Partial<Connection>,
): Promise<void> {
  await transact(async (tx) => {
    const current = await connections.getIn(tx, workspaceId, id)
    if (!current || current.status === 'disconnected') return
    const now = clock.now()
    const brokenAt = getBrokenAt(current, changes.status ?? current.status, now)
    connections.updateIn(tx, workspaceId, current, { ...changes, lastCheckedAt: now, brokenAt })
  })
}
