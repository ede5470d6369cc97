import { DUE_SHARDS, SWEEP_BATCH } from '@postwright/core/limits'
import type { Deps } from '../../deps.ts'
import { deliver } from './deliver.ts'
import { recordLateness } from './record-lateness.ts'

/** What has been due for longer than this has lost its task, or never had one. */
const TASK_GRACE = 60_000
const INLINE_MAX = 40
const INLINE_LANES = 4
/** No delivery is begun after this long; one takes at most four minutes more. */
const INLINE_TIME = 60_000
const ENQUEUE_LANES = 16

export const SWEEP_JOB = 'sweep'

type Row = Awaited<ReturnType<Deps['due']['list']>>[number]
export type Swept = { due: number; enqueued: number; deliveredHere: number }

/**
 * Enqueues a delivery for everything that is due; what has lost its task it delivers itself. Alone it is enough to publish
 * everything, and two in parallel are harmless.
 */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock.now()
  const rows = await listDue(deps, now + deps.config.sweepLookahead)
  const overdue = rows.filter((row) => row.dueAt <= now)
  await deps.heartbeats.record(SWEEP_JOB, {
    lastRunAt: now,
    oldestDueAt: overdue[0]?.dueAt ?? null,
    dueCount: overdue.length,
  })
  const lost = overdue.filter((row) => row.dueAt <= now - TASK_GRACE)
  const enqueued = await countDone(deps, rows, ENQUEUE_LANES, (row) => deps.queue.enqueue(jobOf(row), row.dueAt))
  const stopAt = now + INLINE_TIME
  const deliveredHere = await countDone(deps, lost.slice(0, INLINE_MAX), INLINE_LANES, async (row) => {
    if (deps.clock.now() < stopAt) await deliver(deps, jobOf(row))
  })
  await measure(deps)
  return { due: overdue.length, enqueued, deliveredHere }
}

/** Done last, and a failure is only logged: publishing never waits for its statistics. */
async function measure(deps: Deps): Promise<void> {
  try {
    await recordLateness(deps, SWEEP_JOB)
  } catch (error) {
    deps.logger.error('lateness could not be measured', { error: String(error) })
  }
}

async function listDue({ due }: Pick<Deps, 'due'>, until: number): Promise<Row[]> {
  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => due.list(shard, until, SWEEP_BATCH))
  return (await Promise.all(shards)).flat().sort((a, b) => a.dueAt - b.dueAt)
}

function jobOf({ workspaceId, id, generation, attempt }: Row) {
  return { workspaceId, variantId: id, generation, attempt }
}

/** Processes the rows, `lanes` at a time. A row that fails is logged and found again by the next sweep. */
async function countDone(
  { logger }: Pick<Deps, 'logger'>,
  rows: readonly Row[],
  lanes: number,
  work: (row: Row) => Promise<void>,
): Promise<number> {
  const waiting = rows.values()
  let done = 0
  async function lane(): Promise<void> {
    for (const row of waiting) {
      try {
        await work(row)
        done += 1
      } catch (error) {
        logger.error('a due row could not be processed', { variantId: row.id, error: String(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
