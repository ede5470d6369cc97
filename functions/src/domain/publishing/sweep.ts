import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { deliver } from './deliver.ts'
import { type DueWork, enqueueDue, jobOf } from './enqueue-due.ts'
import type { Lateness } from '@postwright/core/model/heartbeat'

const INLINE_LANES = 16
/** Time after which no delivery starts; a delivery takes at most four more minutes. */
const INLINE_TIME = 100_000

export const SWEEP_JOB = 'sweep'

export type Swept = { due: number; enqueued: number; left: number; deliveredHere: number }

/**
 * Enqueues a delivery for every due row, and delivers rows without a task itself. The sweep alone is enough to publish everything, and two parallel
 * sweeps are safe.
 * @throws when a part of the due index could not be read, after the rest was done; the run then leaves no heartbeat
 */
export async function sweep(deps: Deps): Promise<Swept> {
  const startedAt = deps.clock.now()
  const found = await enqueueDue(deps)
  const { oldestDueAt, dueCount, leftCount, enqueued, lost, failures } = found
  if (failures.length === 0) {
    await deps.heartbeats.record(SWEEP_JOB, { lastRunAt: startedAt, oldestDueAt, dueCount, leftCount })
  }
  const deliveredHere = await deliverLost(deps, lost, startedAt + INLINE_TIME)
  await measure(deps)
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the due index could not be read')
  return { due: dueCount, enqueued, left: leftCount, deliveredHere }
}

async function deliverLost(deps: Deps, lost: DueWork['lost'], stopAt: number): Promise<number> {
  let begun = 0
  await mapConcurrent(lost, INLINE_LANES, {
    work: async (row) => {
      if (deps.clock.now() >= stopAt) return
      begun += 1
      await deliver(deps, jobOf(row))
    },
    failed: (row, error) => {
      begun -= 1
      deps.logger.error('a due row could not be processed', { variantId: row.id, error: String(error) })
    },
  })
  return begun
}

/** Runs last, and only logs a failure: publishing never waits for its statistics. */
async function measure(deps: Deps): Promise<void> {
  try {
    await recordLateness(deps, SWEEP_JOB)
  } catch (error) {
    deps.logger.error('lateness could not be measured', { error: String(error) })
  }
}

const SPAN = 60 * 60_000

/** Maximum number of publications that one measurement reads. */
const SAMPLE_MAX = 200

/**
 * Writes the lateness of the last hour's publications to a job's heartbeat. It is computed from the publications each time, so nothing is counted
 * twice, and a killed run loses only one measurement.
 */
export async function recordLateness({ clock, heartbeats }: Pick<Deps, 'clock' | 'heartbeats'>, job: string) {
  const measuredAt = clock.now()
  const found = summarise(await heartbeats.delaysSince(measuredAt - SPAN, SAMPLE_MAX))
  await heartbeats.recordLateness(job, found && { measuredAt, ...found })
}

/** Returns the median, 95th percentile and maximum of the delays; null without any. */
export function summarise(delays: readonly number[]): Omit<Lateness, 'measuredAt'> | null {
  const sorted = delays.toSorted((a, b) => a - b)
  const atMost = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  if (sorted.length === 0) return null
  return { count: sorted.length, p50: atMost(0.5), p95: atMost(0.95), max: atMost(1) }
}
