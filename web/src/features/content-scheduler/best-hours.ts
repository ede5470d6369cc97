import { hourKey, hourRates, JUDGED_FROM_MIN } from '@postwright/core/learning/hour-rates'
import type { MeasuredPost } from '@postwright/core/learning/measured-post'

/** How well posts of each hour of the week did, up to 1, by `hourKey`; `thin` when too few were measured. */
export type BestHours = { status: 'thin'; count: number } | { status: 'known'; count: number; of: Map<string, number> }

/** The hours of the week on the clock of a zone in which people answered more than usual, as a share of the best one. */
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
