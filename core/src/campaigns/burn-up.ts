import { addDays, countDays } from '../time/utc-day.ts'

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
