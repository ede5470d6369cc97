import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import type { MetricsDue } from '../ports/publishing.ts'
import { openSecret, rotateSecret } from '../channel-access/channel-secrets.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import { SCHEDULER } from '../caller.ts'
import type { MetricsAge } from '@postwright/core/model/metrics'

export type PublicationFacts = Pick<Variant, 'id' | 'workspaceId' | 'postId' | 'connectionId' | 'platform'> & {
  remoteId: string
  publishedAt: number
}

/** Schedules the first measurement of a publication if its network reports metrics. A repeated call changes nothing. */
export async function planMetrics(
  { metrics, publishers }: Pick<Deps, 'metrics' | 'publishers'>,
  { id, workspaceId, postId, connectionId, platform, remoteId, publishedAt }: PublicationFacts,
): Promise<void> {
  const { metrics: ask, later } = publishers[platform]
  if (!ask) return
  const after = later?.isProvisional(remoteId) ? LOCATE_AFTER : METRICS_AFTER['1h']
  const publication = { id, workspaceId, postId, connectionId, platform, remoteId, publishedAt }
  await metrics.plan({ ...publication, age: '1h', tries: 0, dueAt: publishedAt + after })
}

const MINUTE = 60_000

const LOCATE_HOUR = 60 * MINUTE

const CALL_TIMEOUT = 30_000

/** Delay between publication and the first attempt to locate it. */
const LOCATE_AFTER = 2 * MINUTE

/** Time after publication after which no more attempts to locate it are made: posts that are not public have no address. */
const LOCATE_FOR = 3 * 24 * LOCATE_HOUR

const PAUSE_MAX = 3 * LOCATE_HOUR

type Needs = Pick<
  Deps,
  'publishers' | 'connections' | 'connectionSecrets' | 'sealer' | 'transact' | 'variants' | 'clock' | 'logger'
>

type Place = { kind: 'known' } | { kind: 'waiting'; at: number } | { kind: 'located'; remoteId: string }

/**
 * Asks a network that assigns an address only after moderation for the publication's address, and stores its ID and address with the variant. The
 * pauses grow, and the attempts end after three days.
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
  const answer = await callWithTimeout(deps, CALL_TIMEOUT, () => later.locate(connection, opened.secret, row.remoteId))
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

const HOUR = 60 * 60_000

const DAY = 24 * HOUR

/** Time between publication and each measurement. */
export const METRICS_AFTER = { '1h': HOUR, '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY } as const satisfies Record<
  MetricsAge,
  number
>

const NEXT = { '1h': '24h', '24h': '7d', '7d': '30d', '30d': null } as const satisfies Record<
  MetricsAge,
  MetricsAge | null
>

/** Returns the next age; null after the last one. */
export function ageAfter(age: MetricsAge): MetricsAge | null {
  return NEXT[age]
}

/** Returns the maximum time between publication and a reading of an age, in milliseconds; a later reading would not represent that age. */
export function latestFor(age: MetricsAge): number {
  return METRICS_AFTER[age] + Math.max(HOUR, METRICS_AFTER[age] / 2)
}
