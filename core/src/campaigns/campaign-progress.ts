import type { Campaign, GoalMetric } from '../model/campaign.ts'
import type { metricsValuesSchema } from '../model/metrics.ts'
import type { z } from 'zod'
import { countDays } from './campaign-days.ts'

type Values = z.infer<typeof metricsValuesSchema>

/** What one publication adds to a goal. Metrics that its network does not tell add nothing. */
export function gainOf(metric: GoalMetric, values: Values | null): number {
  if (metric === 'posts' || values === null) return 0
  if (metric !== 'engagement') return values[metric] ?? 0
  const { likes = 0, reposts = 0, replies = 0, clicks = 0 } = values
  return likes + reposts + replies + clicks
}

/** From 0 to 1; null without a goal. */
export function goalShare({ goalTarget }: Pick<Campaign, 'goalTarget'>, reached: number): number | null {
  return goalTarget === 0 ? null : Math.min(1, reached / goalTarget)
}

/** How much of its time is over, from 0 to 1; null while it has no dates. */
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
