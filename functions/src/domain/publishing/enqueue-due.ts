import { DUE_SHARDS, SWEEP_PAGE } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { DeliveryJob } from '../ports/publishing.ts'

/** Concurrent queue calls per shard. */
const LANES_PER_SHARD = 4
/** Time after which no further page is read; the next sweep starts with the rest. */
const ENQUEUE_TIME = 100_000
/** Time after which a due row has lost its task or never had one. */
const TASK_GRACE = 60_000
/** Maximum number of rows without a task that a run collects; more than it can deliver itself. */
const LOST_MAX = 5_000

type Needs = Pick<Deps, 'due' | 'queue' | 'clock' | 'logger'> & { config: Pick<Deps['config'], 'sweepLookahead'> }
type Row = Parameters<typeof jobOf>[0] & { dueAt: number }

export type DueWork = {
  /** Number of overdue rows at the start of the run, and the time of the oldest one. */
  dueCount: number
  oldestDueAt: number | null
  enqueued: number
  /** Number of known rows that could not be queued. */
  leftCount: number
  /** Rows without a task, oldest first. */
  lost: Row[]
  /** Errors of shards that could not be read. */
  failures: unknown[]
}

/**
 * Enqueues deliveries for all rows due now or within the lookahead. Shards are processed in parallel, page by page until none are left. An unreadable
 * shard affects no other.
 */
export async function enqueueDue(deps: Needs): Promise<DueWork> {
  const now = deps.clock.now()
  const found: DueWork = { dueCount: 0, oldestDueAt: null, enqueued: 0, leftCount: 0, lost: [], failures: [] }
  const queueErrors: string[] = []

  function note({ dueAt }: Row): void {
    if (dueAt > now) return
    found.dueCount += 1
    found.oldestDueAt = Math.min(dueAt, found.oldestDueAt ?? dueAt)
  }

  async function enqueueShard(shard: number): Promise<void> {
    const until = now + deps.config.sweepLookahead
    let seen = 0
    for await (const page of deps.due.pages(shard, until, SWEEP_PAGE)) {
      seen += page.length
      page.forEach(note)
      found.lost.push(...page.filter(({ dueAt }) => dueAt <= now - TASK_GRACE))
      const done = await mapConcurrent(page, LANES_PER_SHARD, {
        work: (row) => deps.queue.enqueue(jobOf(row), row.dueAt),
        failed: (_, error) => queueErrors.push(String(error)),
      })
      found.enqueued += done
      found.leftCount += page.length - done
      if (deps.clock.now() - now < ENQUEUE_TIME) continue
      found.leftCount += Math.max(0, (await deps.due.count(shard, until)) - seen)
      return
    }
  }

  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => shard)
  await mapConcurrent(shards, DUE_SHARDS, {
    work: enqueueShard,
    failed: (shard, error) => {
      deps.logger.error('a shard of the due index could not be read', { shard, error: String(error) })
      found.failures.push(error)
    },
  })
  if (queueErrors.length > 0) {
    deps.logger.error('deliveries could not be queued', { count: queueErrors.length, first: queueErrors[0] })
  }
  found.lost = found.lost.sort((a, b) => a.dueAt - b.dueAt).slice(0, LOST_MAX)
  return found
}

export function jobOf(row: { workspaceId: string; id: string; generation: number; attempt: number }): DeliveryJob {
  return { workspaceId: row.workspaceId, variantId: row.id, generation: row.generation, attempt: row.attempt }
}
