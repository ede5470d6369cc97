import type { Campaign, GoalMetric } from '../model/campaign.ts'
import { engagementOf, type PublicationMetrics } from '../model/metrics.ts'
import { countDays, addDays } from '../time/utc-day.ts'

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

/** A longer campaign is shown for so many days from its first one. */
const BURN_UP_DAYS_MAX = 366

/** Something that counts for the goal: a publication and what it has brought so far. */
type Gain = { publishedAt: number; value: number }

/** At the end of a day: what was reached, null for days to come, and what an even course would have reached. */
type BurnUpPoint = { day: string; reached: number | null; ideal: number }

type BurnUpInput = {
  startDay: string
  endDay: string
  target: number
  gains: readonly Gain[]
  /** Now, as a day where the workspace is. */
  today: string
  /** The day of an instant where the workspace is. */
  dayOf: (instant: number) => string
}

/**
 * The course of a campaign, one point for each of its days. What a publication brings counts on the day that it was published;
 * what was published before the first day counts on the first, later than the last day on none.
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
