import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { MetricsDue } from '../ports/publishing.ts'
import { METRICS_SCHEMA, type PublicationMetrics } from '@postwright/core/model/metrics'
import { newDocument } from '../new-document.ts'
import type { Metrics } from '../ports/networks.ts'
import { askChannel, type AskDeps, RETRY_PAUSE } from './ask-channel.ts'
import { locatePublication, ageAfter, latestFor, METRICS_AFTER } from './plan-metrics.ts'

const PAGE = 100
const LANES = 8
/** Time limit of a run; the next run continues. */
const COLLECT_TIME = 120_000

/** Measures the publications that are due, within a time limit. @returns the number of processed publications */
export async function collectMetrics(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let measured = 0
  for await (const page of deps.metrics.pages(now, PAGE)) {
    measured += await mapConcurrent(page, LANES, {
      work: (row) => measure(deps, row),
      failed: ({ id }, error) => {
        deps.logger.error('a publication could not be measured', { variantId: id, error: String(error) })
      },
    })
    if (deps.clock.now() - now >= COLLECT_TIME) return measured
  }
  return measured
}

const TRIES_MAX = 3

type Needs = AskDeps & Pick<Deps, 'metrics' | 'variants'>

type Finding = { kind: 'measured'; values: Metrics } | { kind: 'later'; at: number } | { kind: 'failed' | 'gone' }

/** Reads the metrics of one due publication and plans the next reading. Repeated and parallel runs leave one result. */
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
  const asked = await askChannel(deps, row, ({ publisher, connection, secret }) =>
    publisher.metrics?.(connection, secret, row.remoteId),
  )
  if (asked.kind !== 'answer') return asked
  return asked.answer.kind === 'metrics' ? { kind: 'measured', values: asked.answer.values } : { kind: 'failed' }
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

/**
 * Rounds values to whole numbers of at least zero and leaves out those that are not finite: networks may report views as fractions, or corrections
 * below zero.
 */
function wholeNumbers(values: Metrics): Metrics {
  const counts = Object.entries(values).filter(([, value]) => Number.isFinite(value))
  return Object.fromEntries(counts.map(([name, value]) => [name, Math.max(0, Math.round(value))]))
}
