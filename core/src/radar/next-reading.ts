import { RADAR_BACK_OFF_MAX, RADAR_INTERVAL } from '../model/radar-limits.ts'
import type { RadarProblem, RadarState } from '../model/radar.ts'

/** Sources are spread over this part of the interval, so that they aren't all read at once. */
const SPREAD = 0.1

/** Problems that go away by themselves; `gone` and the others wait for a person. */
const PASSING: ReadonlySet<RadarProblem> = new Set([
  'unreachable',
  'server_error',
  'limited',
  'not_found',
  'too_large',
  'unreadable',
])

type NextReading = { state: RadarState; nextAt: number | null }

/** When a source that was read is read again. */
export function planNext(sourceId: string, now: number): NextReading {
  return { state: 'fine', nextAt: now + RADAR_INTERVAL + spreadOf(sourceId) * RADAR_INTERVAL * SPREAD }
}

/**
 * When a source that could not be read is tried again: each time after twice as long, and never before the site allows it. What asks
 * programs to stay away is not asked again.
 */
export function planRetry(
  { problem, failures, isGone }: { problem: RadarProblem; failures: number; isGone: boolean },
  { now, retryAt }: { now: number; retryAt: number | null },
): NextReading {
  if (isGone) return { state: 'gone', nextAt: null }
  if (!PASSING.has(problem)) return { state: 'blocked', nextAt: null }
  const pause = Math.min(RADAR_BACK_OFF_MAX, (RADAR_INTERVAL / 4) * 2 ** Math.min(failures - 1, 20))
  const allowed = retryAt === null ? 0 : Math.min(retryAt, now + RADAR_BACK_OFF_MAX)
  return { state: 'delayed', nextAt: Math.max(now + pause, allowed) }
}

/** A number from 0 up to before 1 that is the same for the same id. */
function spreadOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000
  return sum / 1_000
}
