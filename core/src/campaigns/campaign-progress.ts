import type { Campaign, GoalMetric } from '../model/campaign.ts'
import { engagementOf, type PublicationMetrics } from '../model/metrics.ts'
import { countDays, addDays } from '../time/utc-day.ts'

type Values = PublicationMetrics['values']

/** Returns the contribution of one publication to a goal: 0 for the goal `posts`, which counts posts instead, and for unreported metrics. */
export function gainOf(metric: GoalMetric, values: Values | null): number {
  if (metric === 'posts' || values === null) return 0
  return metric === 'engagement' ? engagementOf(values) : (values[metric] ?? 0)
}

/** Returns the reached share of the goal, from 0 to 1; null without a goal. */
export function goalShare({ goalTarget }: Pick<Campaign, 'goalTarget'>, reached: number): number | null {
  return goalTarget === 0 ? null : Math.min(1, reached / goalTarget)
}

/** Returns the elapsed share of a campaign's time, from 0 to 1; null without dates. */
export function timeShare({ startDay, endDay }: Pick<Campaign, 'startDay' | 'endDay'>, today: string): number | null {
  const days = countDays(startDay, endDay)
  if (days === 0) return null
  return Math.min(1, countDays(startDay, today) / days)
}

/** Returns whether the reached share of the goal is at least the elapsed share of the time; null if one of them is unknown. */
export function isOnTrack(
  campaign: Pick<Campaign, 'goalTarget' | 'startDay' | 'endDay'>,
  reached: number,
  today: string,
): boolean | null {
  const [goal, time] = [goalShare(campaign, reached), timeShare(campaign, today)]
  return goal === null || time === null ? null : goal >= time
}

/** Maximum number of days shown in the chart of a campaign, from its first day. */
const BURN_UP_DAYS_MAX = 366

/** A publication that counts for the goal, and its result so far. */
type Gain = { publishedAt: number; value: number }

/** State at the end of a day: the value reached (null for future days), and the value of a constant pace. */
type BurnUpPoint = { day: string; reached: number | null; ideal: number }

type BurnUpInput = {
  startDay: string
  endDay: string
  target: number
  gains: readonly Gain[]
  /** Today's date in the workspace's time zone. */
  today: string
  /** Returns the day of an instant in the workspace's time zone. */
  dayOf: (instant: number) => string
}

/**
 * Returns the burn-up of a campaign, one point per day. The results of a publication count on the day that it was published; publications before the
 * first day count on the first, those after the last day do not count.
 */
export function getBurnUp({ startDay, endDay, target, gains, today, dayOf }: BurnUpInput): BurnUpPoint[] {
  const days = Math.min(countDays(startDay, endDay), BURN_UP_DAYS_MAX)
  if (days < 1) return []
  const byDay = new Map<string, number>()
  for (const { publishedAt, value } of gains) {
    const day = dayOf(publishedAt)
    const counted = day < startDay ? startDay : day
    byDay.set(counted, (byDay.get(counted) ?? 0) + value)
  }
  let sum = 0
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(startDay, at)
    sum += byDay.get(day) ?? 0
    const ideal = Math.round((target * (at + 1)) / days)
    return { day, reached: day > today ? null : sum, ideal }
  })
}
