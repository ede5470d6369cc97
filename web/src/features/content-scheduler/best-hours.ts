import { hourKey, hourRates, JUDGED_FROM_MIN } from '@postwright/core/learning/hour-rates'
import type { MeasuredPost } from '@postwright/core/learning/measured-post'

/** Relative performance of posts by hour of the week, up to 1, by `hourKey`; `thin` when too few posts were measured. */
export type BestHours = { status: 'thin'; count: number } | { status: 'known'; count: number; of: Map<string, number> }

/** Returns the hours of the week in a time zone with above-average engagement, as a share of the best hour. */
export function bestHours(measured: readonly MeasuredPost[], tzid: string): BestHours {
  const rates = hourRates(measured, tzid)
  if (rates.status === 'thin') return { status: 'thin', count: rates.count }
  const better = rates.hours.filter(({ count, lift }) => count >= JUDGED_FROM_MIN && lift > 0)
  const most = Math.max(...better.map(({ lift }) => lift))
  return {
    status: 'known',
    count: rates.count,
    of: new Map(better.map(({ weekday, hour, lift }) => [hourKey(weekday, hour), lift / most])),
  }
}
