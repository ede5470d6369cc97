import { type MeasuredPost, LEARNED_FROM_MIN } from './measured-post.ts'
import { outcomesOf } from './outcomes-of.ts'
import { shrinkMeans } from './shrink-means.ts'

/** Name of an hour of the week: 1 for Monday to 7 for Sunday, and the hour. */
export function hourKey(weekday: number, hour: number): string {
  return `${weekday}-${hour}`
}

/** What is known of one hour of the week. */
export type HourRate = {
  weekday: number
  hour: number
  /** Posts that went out in it. */
  count: number
  /** How posts in it do beside the usual one: 0.2 stands for a fifth more answers. */
  lift: number
  /** The lifts between which the true one lies 19 times out of 20. */
  low: number
  high: number
}

export type HourRates =
  | { status: 'thin'; count: number; missing: number }
  /** `isFlat`: hours differ no more than chance would have it. */
  | { status: 'known'; count: number; isFlat: boolean; hours: readonly HourRate[] }

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Standard deviations to both sides that hold 19 of 20. */
const NINETEEN_OF_TWENTY = 1.96

/**
 * All 168 hours of the week on the clock of a zone. An hour is the sum of what its time of day, its weekday and itself add to
 * the usual post, each shrunk towards zero; so an hour without posts borrows from its neighbours, with its uncertainty.
 */
export function hourRates(posts: readonly MeasuredPost[], tzid: string): HourRates {
  const count = posts.length
  if (count < LEARNED_FROM_MIN) return { status: 'thin', count, missing: LEARNED_FROM_MIN - count }
  const outcomes = outcomesOf(posts)
  const times = posts.map(({ publishedAt }) => {
    const at = Temporal.Instant.fromEpochMilliseconds(publishedAt).toZonedDateTimeISO(tzid)
    return { weekday: at.dayOfWeek, hour: at.hour, key: hourKey(at.dayOfWeek, at.hour) }
  })
  const valued = times.map((time, at) => ({ ...time, value: outcomes[at] ?? 0 }))
  const ofHour = shrinkMeans(valued.map(({ hour, value }) => ({ key: hour, value })))
  const afterHour = valued.map((each) => ({ ...each, value: each.value - (ofHour.of.get(each.hour)?.mean ?? 0) }))
  const ofDay = shrinkMeans(afterHour.map(({ weekday, value }) => ({ key: weekday, value })))
  const rest = afterHour.map(({ key, weekday, value }) => ({ key, value: value - (ofDay.of.get(weekday)?.mean ?? 0) }))
  const ofCell = shrinkMeans(rest)
  const hours = WEEKDAYS.flatMap((weekday) =>
    HOURS.map((hour): HourRate => {
      const cell = ofCell.of.get(hourKey(weekday, hour)) ?? ofCell.unknown
      const parts = [ofHour.of.get(hour) ?? ofHour.unknown, ofDay.of.get(weekday) ?? ofDay.unknown, cell]
      const mean = parts.reduce((sum, part) => sum + part.mean, 0)
      const reach = NINETEEN_OF_TWENTY * Math.sqrt(parts.reduce((sum, part) => sum + part.variance, 0))
      const lift = Math.exp(mean) - 1
      return {
        weekday,
        hour,
        count: cell.count,
        lift,
        low: Math.exp(mean - reach) - 1,
        high: Math.exp(mean + reach) - 1,
      }
    }),
  )
  const isFlat = [ofHour, ofDay, ofCell].every((each) => each.isFlat)
  return { status: 'known', count, isFlat, hours }
}
