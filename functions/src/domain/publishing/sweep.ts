import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { deliver } from './deliver.ts'
import { type DueWork, enqueueDue, jobOf } from './enqueue-due.ts'
import type { Lateness } from '@postwright/core/model/heartbeat'

const INLINE_LANES = 16
/** No delivery is begun after this long; one takes at most four minutes more. */
const INLINE_TIME = 100_000

export const SWEEP_JOB = 'sweep'

export type Swept = { due: number; enqueued: number; left: number; deliveredHere: number }

/**
 * Enqueues a delivery for everything that is due; what has lost its task it delivers itself. Alone it is enough to publish
 * everything, and two in parallel are harmless.
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

/** Done last, and a failure is only logged: publishing never waits for its statistics. */
async function measure(deps: Deps): Promise<void> {
  try {
    await recordLateness(deps, SWEEP_JOB)
  } catch (error) {
    deps.logger.error('lateness could not be measured', { error: String(error) })
  }
}

const SPAN = 60 * 60_000

/** Bounds what one measurement reads. */
const SAMPLE_MAX = 200

/**
 * Writes into a job's heartbeat how late publications of the last hour were. Computed each time from the publications
 * themselves, so nothing is counted twice, and a run that is killed costs one measurement.
 */
export async function recordLateness({ clock, heartbeats }: Pick<Deps, 'clock' | 'heartbeats'>, job: string) {
  const measuredAt = clock.now()
  const found = summarise(await heartbeats.delaysSince(measuredAt - SPAN, SAMPLE_MAX))
  await heartbeats.recordLateness(job, found && { measuredAt, ...found })
}

/** The delay that half of all, 95 of 100, and all of them do not exceed; null without any. */
export function summarise(delays: readonly number[]): Omit<Lateness, 'measuredAt'> | null {
  const sorted = delays.toSorted((a, b) => a - b)
  const atMost = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  if (sorted.length === 0) return null
  return { count: sorted.length, p50: atMost(0.5), p95: atMost(0.95), max: atMost(1) }
}
