import { type MeasuredPost, LEARNED_FROM_MIN, outcomesOf } from './measured-post.ts'

/** Returns the key of an hour of the week: 1 for Monday to 7 for Sunday, and the hour. */
export function hourKey(weekday: number, hour: number): string {
  return `${weekday}-${hour}`
}

/** Statistics of one hour of the week. */
export type HourRate = {
  weekday: number
  hour: number
  /** Number of posts published in the hour. */
  count: number
  /** Performance of the hour's posts relative to the usual post: 0.2 means a fifth more engagement. */
  lift: number
  /** Bounds of the interval that contains the true lift 19 times out of 20. */
  low: number
  high: number
}

export type HourRates =
  | { status: 'thin'; count: number; missing: number }
  /** `isFlat`: the differences between hours are no larger than expected by chance. */
  | { status: 'known'; count: number; isFlat: boolean; hours: readonly HourRate[] }

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Standard deviations on each side of an interval that contains 19 of 20 values. */
const NINETEEN_OF_TWENTY = 1.96

/**
 * Returns all 168 hours of the week in a time zone; `thin` if there are too few posts. The lift of an hour is the sum of the effects of its time of
 * day, its weekday and the hour itself, each shrunk towards zero. An hour without posts gets the effects of its time of day and weekday, with their
 * uncertainty.
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

type ShrunkMean = { mean: number; variance: number; count: number }

type ShrunkMeans<Key> = {
  of: ReadonlyMap<Key, ShrunkMean>
  /** Estimate for a group without values. */
  unknown: ShrunkMean
  /** True if the differences between groups are no larger than expected by chance. */
  isFlat: boolean
}

/**
 * Shrinks the means of groups towards zero, the overall mean; the fewer and noisier the values of a group, the stronger the shrinkage (empirical
 * Bayes, with a method-of-moments estimate of the variance between the groups). If the groups differ no more than expected by chance, all means are
 * zero; the variances account for an underestimated variance between groups.
 * @param values with the mean zero
 */
export function shrinkMeans<Key>(values: readonly { key: Key; value: number }[]): ShrunkMeans<Key> {
  const groups = Map.groupBy(values, ({ key }) => key)
  const sums = [...groups].map(([key, group]) => {
    const mean = group.reduce((sum, { value }) => sum + value, 0) / group.length
    const within = group.reduce((sum, { value }) => sum + (value - mean) ** 2, 0)
    return { key, mean, within, count: group.length }
  })
  const { between, atMost, noise } = variancesOf(sums, values.length)
  const of = new Map(
    sums.map(({ key, mean, count }) => [
      key,
      { mean: shareOf(between, noise, count) * mean, variance: atMost * (1 - shareOf(atMost, noise, count)), count },
    ]),
  )
  return { of, unknown: { mean: 0, variance: atMost, count: 0 }, isFlat: between === 0 }
}

/** Returns the shrinkage factor of a group: the share of its mean that is not due to chance. */
function shareOf(between: number, noise: number, count: number): number {
  return between === 0 ? 0 : between / (between + noise / count)
}

type Group = { mean: number; within: number; count: number }

/** Returns the variance between the groups and within them, estimated by the moments of a one-way layout. */
function variancesOf(groups: readonly Group[], total: number): { between: number; atMost: number; noise: number } {
  const inner = total - groups.length
  const outer = groups.length - 1
  if (inner < 1 || outer < 1) return { between: 0, atMost: 0, noise: 0 }
  const noise = groups.reduce((sum, { within }) => sum + within, 0) / inner
  const grand = groups.reduce((sum, { mean, count }) => sum + mean * count, 0) / total
  const spread = groups.reduce((sum, { mean, count }) => sum + count * (mean - grand) ** 2, 0) / outer
  const usual = (total - groups.reduce((sum, { count }) => sum + count ** 2, 0) / total) / outer
  const between = Math.max(0, (spread - noise) / usual)
  // `atMost` is one standard error above the moment estimate.
  return { between, atMost: between + (Math.sqrt(2 / outer) * (spread + noise)) / 2 / usual, noise }
}

const BEST_HOURS = 3

/** Waking hours, in which a trial is suggested. */
const AWAKE = { from: 7, until: 23 }

/** Minimum number of posts to judge an hour by its lift: fewer could be luck. */
export const JUDGED_FROM_MIN = 3

/** Returns the best hours among those with enough posts; only hours above the usual post. */
export function bestHours(hours: readonly HourRate[]): HourRate[] {
  return hours
    .filter(({ count, lift }) => count >= JUDGED_FROM_MIN && lift > 0)
    .toSorted((a, b) => b.lift - a.lift || b.low - a.low)
    .slice(0, BEST_HOURS)
}

/**
 * Returns hours worth a trial: of the rarely tried ones, those with the highest upper confidence bounds, each on a different day and
 * time, so that three trials give more information than one.
 */
export function hoursToTry(hours: readonly HourRate[]): HourRate[] {
  const unknown = hours
    .filter(({ hour, count }) => count < JUDGED_FROM_MIN && hour >= AWAKE.from && hour < AWAKE.until)
    .toSorted((a, b) => b.high - a.high || a.count - b.count || a.hour - b.hour || a.weekday - b.weekday)
  const chosen: HourRate[] = []
  for (const each of unknown) {
    const isOther = chosen.every(({ weekday, hour }) => weekday !== each.weekday && hour !== each.hour)
    if (isOther && chosen.length < BEST_HOURS) chosen.push(each)
  }
  return chosen
}
