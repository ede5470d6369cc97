import { DUE_SHARDS, SWEEP_PAGE } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { DeliveryJob } from '../ports/publishing.ts'

/** Calls to the queue at once, for each shard. */
const LANES_PER_SHARD = 4
/** No page is read after this long; the next sweep begins with what is left. */
const ENQUEUE_TIME = 100_000
/** What has been due for longer than this has lost its task, or never had one. */
const TASK_GRACE = 60_000
/** More than one run can deliver by itself. */
const LOST_MAX = 5_000

type Needs = Pick<Deps, 'due' | 'queue' | 'clock' | 'logger'> & { config: Pick<Deps['config'], 'sweepLookahead'> }
type Row = Parameters<typeof jobOf>[0] & { dueAt: number }

export type DueWork = {
  /** What was overdue when the run began, and since when the oldest was. */
  dueCount: number
  oldestDueAt: number | null
  enqueued: number
  /** What was found or is known to be there, and could not be queued. */
  leftCount: number
  /** What has no task, the oldest first. */
  lost: Row[]
  /** Shards that could not be read. */
  failures: unknown[]
}

/**
 * Enqueues a delivery for everything that is due or will be within the lookahead, shard by shard at once, page by page until
 * nothing is left. A shard that cannot be read affects no other.
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
