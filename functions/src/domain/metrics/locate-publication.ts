import type { MetricsDue } from '../ports/publishing.ts'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { openSecret } from '../channel-access/open-secret.ts'
import { rotateSecret } from '../channel-access/rotate-secret.ts'
import { callNetwork } from '../networks/call-network.ts'
import { SCHEDULER } from '../caller.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CALL_TIMEOUT = 30_000

/** When a publication is looked for the first time, after it was published. */
export const LOCATE_AFTER = 2 * MINUTE
/** What the network has not said by then it does not say any more: posts that are not for everyone have no address. */
const LOCATE_FOR = 3 * 24 * HOUR
const PAUSE_MAX = 3 * HOUR

type Needs = Pick<
  Deps,
  'publishers' | 'connections' | 'connectionSecrets' | 'sealer' | 'transact' | 'variants' | 'clock' | 'logger'
>
type Place = { kind: 'known' } | { kind: 'waiting'; at: number } | { kind: 'located'; remoteId: string }

/**
 * Asks a network that names a publication only after moderation where it is by now, and stores its id and address with the variant.
 * The pauses grow, and after three days nothing is asked any more.
 */
export async function locatePublication(deps: Needs, row: MetricsDue): Promise<Place> {
  const { later } = deps.publishers[row.platform]
  const age = deps.clock.now() - row.publishedAt
  if (!later?.isProvisional(row.remoteId) || age > LOCATE_FOR) return { kind: 'known' }
  const waiting: Place = {
    kind: 'waiting',
    at: deps.clock.now() + Math.min(Math.max(age / 2, LOCATE_AFTER), PAUSE_MAX),
  }
  const connection = await deps.connections.get(row.workspaceId, row.connectionId)
  if (!connection || connection.status === 'disconnected') return { kind: 'known' }
  const opened = await openSecret(deps, row.workspaceId, connection)
  if (!opened) return { kind: 'known' }
  const answer = await callNetwork(deps, CALL_TIMEOUT, () => later.locate(connection, opened.secret, row.remoteId))
  if ('rotatedSecret' in answer && answer.rotatedSecret !== undefined) {
    await rotateSecret(deps, row.workspaceId, connection, { seenRev: opened.rev, secret: answer.rotatedSecret })
  }
  if (answer.kind !== 'located') return waiting
  return (await storePlace(deps, row, answer)) ? { kind: 'located', remoteId: answer.remoteId } : waiting
}

async function storePlace(
  deps: Needs,
  row: MetricsDue,
  { remoteId, url }: { remoteId: string; url: string },
): Promise<boolean> {
  const stored = await deps.variants.read(row.workspaceId, row.id)
  if (!stored || stored.variant.remoteId !== row.remoteId) return stored?.variant.remoteId === remoteId
  const isNamedSo = stored.variant.remoteRef === row.remoteId
  const patch: Partial<Variant> = { remoteId, url, ...(isNamedSo && { remoteRef: remoteId }) }
  return (await deps.variants.commit(stored, patch, { step: 'progress', actor: SCHEDULER })) !== null
}
