import type { MetricsDue } from '../ports/publishing.ts'
import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { METRICS_SCHEMA, type PublicationMetrics } from '@postwright/core/model/metrics'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { openSecret } from '../channel-access/open-secret.ts'
import { rotateSecret } from '../channel-access/rotate-secret.ts'
import { newDocument } from '../new-document.ts'
import type { Metrics } from '../ports/networks.ts'
import { callNetwork } from '../networks/call-network.ts'
import { locatePublication } from './locate-publication.ts'
import { ageAfter, latestFor, METRICS_AFTER } from './metrics-ages.ts'

const TRIES_MAX = 3
const RETRY_PAUSE = 15 * 60_000

type Needs = Pick<
  Deps,
  | 'metrics'
  | 'publishers'
  | 'connections'
  | 'connectionSecrets'
  | 'sealer'
  | 'transact'
  | 'variants'
  | 'networkHealth'
  | 'rateBudgets'
  | 'clock'
  | 'logger'
>
type Finding = { kind: 'measured'; values: Metrics } | { kind: 'later'; at: number } | { kind: 'failed' | 'gone' }

/** Reads the figures of one publication that is due and plans the next reading. Repeats and parallel runs leave one result. */
export async function measure(deps: Needs, row: MetricsDue): Promise<void> {
  const now = deps.clock.now()
  const place = await locatePublication(deps, row)
  if (place.kind === 'waiting') return deps.metrics.settle(row, { ...row, dueAt: Math.round(place.at) }, null)
  if (place.kind === 'located') {
    const dueAt = Math.max(now, row.publishedAt + METRICS_AFTER[row.age])
    return deps.metrics.settle(row, { ...row, remoteId: place.remoteId, dueAt }, null)
  }
  const isTooLate = now > row.publishedAt + latestFor(row.age)
  const found: Finding = isTooLate ? { kind: 'gone' } : await read(deps, row)
  if (found.kind === 'later') return deps.metrics.settle(row, { ...row, dueAt: found.at }, null)
  if (found.kind === 'failed' && row.tries + 1 < TRIES_MAX) {
    const tries = row.tries + 1
    return deps.metrics.settle(row, { ...row, tries, dueAt: now + tries * RETRY_PAUSE }, null)
  }
  const next = ageAfter(row.age)
  const nextRow = next && { ...row, age: next, tries: 0, dueAt: row.publishedAt + METRICS_AFTER[next] }
  await deps.metrics.settle(row, nextRow, resultOf(deps, row, found.kind === 'measured' ? found.values : null))
}

async function read(deps: Needs, row: MetricsDue): Promise<Finding> {
  const { workspaceId, connectionId, platform } = row
  const publisher = deps.publishers[platform]
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection || connection.status === 'disconnected' || !publisher.metrics) return { kind: 'gone' }
  const now = deps.clock.now()
  const health = await deps.networkHealth.admit(platform)
  if (health.kind !== 'go') return { kind: 'later', at: health.kind === 'wait' ? health.until : now + RETRY_PAUSE }
  const rules = PLATFORM_CONTRACTS[platform].rates.filter(({ calls }) => calls === 'requests')
  const channel = { platform, workspaceId, connectionId, service: connection.service, requests: 1 }
  const until = await deps.rateBudgets.take(rules, channel)
  if (until !== null) return { kind: 'later', at: until }
  const opened = await openSecret(deps, workspaceId, connection)
  if (!opened) return { kind: 'gone' }
  const answer = await callNetwork(deps, NETWORK_CALL_TIMEOUT, async () =>
    publisher.metrics?.(connection, opened.secret, row.remoteId),
  )
  if (!answer) return { kind: 'gone' }
  if ('rotatedSecret' in answer && answer.rotatedSecret !== undefined) {
    await rotateSecret(deps, workspaceId, connection, { seenRev: opened.rev, secret: answer.rotatedSecret })
  }
  if (answer.kind === 'metrics') return { kind: 'measured', values: answer.values }
  const isLimit = answer.error.kind === 'rate_limit' && answer.retryAt !== undefined && answer.retryAt > now
  if (isLimit && answer.retryAt !== undefined) return { kind: 'later', at: answer.retryAt }
  return { kind: 'failed' }
}

function resultOf({ clock }: Pick<Deps, 'clock'>, row: MetricsDue, values: Metrics | null): PublicationMetrics {
  const { id: variantId, postId, connectionId, platform, age, publishedAt } = row
  return {
    ...newDocument(clock, { id: `${variantId}_${age}`, schema: METRICS_SCHEMA, createdBy: 'scheduler' }),
    variantId,
    postId,
    connectionId,
    platform,
    age,
    publishedAt,
    state: values ? 'measured' : 'unavailable',
    measuredAt: clock.now(),
    values: wholeNumbers(values ?? {}),
  }
}

/** Networks count views in fractions, or corrections below zero. */
function wholeNumbers(values: Metrics): Metrics {
  const counts = Object.entries(values).filter(([, value]) => Number.isFinite(value))
  return Object.fromEntries(counts.map(([name, value]) => [name, Math.max(0, Math.round(value))]))
}
