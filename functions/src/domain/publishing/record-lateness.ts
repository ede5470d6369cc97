import type { Lateness } from '@postwright/core/model/heartbeat'
import type { Deps } from '../ports/deps.ts'

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
