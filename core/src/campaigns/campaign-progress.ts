import type { Campaign, GoalMetric } from '../model/campaign.ts'
import { engagementOf, type PublicationMetrics } from '../model/metrics.ts'
import { countDays } from '../time/utc-day.ts'

type Values = PublicationMetrics['values']

/** The gain of one publication for a goal. Metrics that its network does not tell add nothing. */
export function gainOf(metric: GoalMetric, values: Values | null): number {
  if (metric === 'posts' || values === null) return 0
  return metric === 'engagement' ? engagementOf(values) : (values[metric] ?? 0)
}

/** From 0 to 1; null without a goal. */
export function goalShare({ goalTarget }: Pick<Campaign, 'goalTarget'>, reached: number): number | null {
  return goalTarget === 0 ? null : Math.min(1, reached / goalTarget)
}

/** The part of its time that is over, from 0 to 1; null while it has no dates. */
export function timeShare({ startDay, endDay }: Pick<Campaign, 'startDay' | 'endDay'>, today: string): number | null {
  const days = countDays(startDay, endDay)
  if (days === 0) return null
  return Math.min(1, countDays(startDay, today) / days)
}

/** Whether it has reached as much of its goal as of its time; null where one of them is not known. */
export function isOnTrack(
  campaign: Pick<Campaign, 'goalTarget' | 'startDay' | 'endDay'>,
  reached: number,
  today: string,
): boolean | null {
  const [goal, time] = [goalShare(campaign, reached), timeShare(campaign, today)]
  return goal === null || time === null ? null : goal >= time
}
