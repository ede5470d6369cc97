import type { MetricsAge } from '@postwright/core/model/metrics'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** When a publication is measured, after it went out. */
export const METRICS_AFTER = { '1h': HOUR, '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY } as const satisfies Record<
  MetricsAge,
  number
>

const NEXT = { '1h': '24h', '24h': '7d', '7d': '30d', '30d': null } as const satisfies Record<
  MetricsAge,
  MetricsAge | null
>

/** The age after this one; null after the last. */
export function ageAfter(age: MetricsAge): MetricsAge | null {
  return NEXT[age]
}

/** A figure that is read later than this after its age says something else. */
export function latestFor(age: MetricsAge): number {
  return METRICS_AFTER[age] + Math.max(HOUR, METRICS_AFTER[age] / 2)
}
