import { type MeasuredPost, LEARNED_FROM_MIN, outcomesOf } from './measured-post.ts'

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

type ShrunkMean = { mean: number; variance: number; count: number }

type ShrunkMeans<Key> = {
  of: ReadonlyMap<Key, ShrunkMean>
  /** What is said of a group of which nothing is known. */
  unknown: ShrunkMean
  /** The groups differ no more than chance would have it. */
  isFlat: boolean
}

/**
 * The means of groups, each moved towards zero, the mean of all, the more so the less its few values say (empirical Bayes, with
 * the variance between the groups estimated from the groups themselves by its moments). Where the groups differ no more than
 * chance would have it, all means are zero; the variances allow for the estimate being too small.
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

/** How much of what a group shows is its own, and not chance. */
function shareOf(between: number, noise: number, count: number): number {
  return between === 0 ? 0 : between / (between + noise / count)
}

type Group = { mean: number; within: number; count: number }

/** How far the groups are apart, and how far their values are from each other: the moments of a one-way layout. */
function variancesOf(groups: readonly Group[], total: number): { between: number; atMost: number; noise: number } {
  const inner = total - groups.length
  const outer = groups.length - 1
  if (inner < 1 || outer < 1) return { between: 0, atMost: 0, noise: 0 }
  const noise = groups.reduce((sum, { within }) => sum + within, 0) / inner
  const grand = groups.reduce((sum, { mean, count }) => sum + mean * count, 0) / total
  const spread = groups.reduce((sum, { mean, count }) => sum + count * (mean - grand) ** 2, 0) / outer
  const usual = (total - groups.reduce((sum, { count }) => sum + count ** 2, 0) / total) / outer
  const between = Math.max(0, (spread - noise) / usual)
  // One standard error of the moment above it.
  return { between, atMost: between + (Math.sqrt(2 / outer) * (spread + noise)) / 2 / usual, noise }
}

const BEST_HOURS = 3

/** Hours in which a trial is suggested: most people sleep in the others. */
const AWAKE = { from: 7, until: 23 }

/** An hour with so many posts is judged by its lift: fewer are luck. */
export const JUDGED_FROM_MIN = 3

/** The hours that did best, of those with enough posts; none that is not above the usual post. */
export function bestHours(hours: readonly HourRate[]): HourRate[] {
  return hours
    .filter(({ count, lift }) => count >= JUDGED_FROM_MIN && lift > 0)
    .toSorted((a, b) => b.lift - a.lift || b.low - a.low)
    .slice(0, BEST_HOURS)
}

/**
 * Hours that may be better than is known: of those that were hardly tried, the ones that could at best be the best (upper
 * confidence bound), each on a day and at a time of its own, so that three trials say more than one.
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
