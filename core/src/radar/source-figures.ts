import { RADAR_FORMATS, type RadarFormat, type RadarPost } from '../model/radar.ts'

const TAGS_SHOWN = 10
const DAYS_PER_WEEK = 7

type TagCount = { tag: string; count: number }

/** Upper limits of the length ranges for posts, in characters; the last range has no limit. */
export const LENGTH_STEPS = [80, 160, 280, 500, Infinity] as const

export type SourceFigures = {
  posts: number
  /** Dated posts per week since the earliest one, because a feed may list only its latest posts. */
  perWeek: number
  /** Number of posts per day, in order. Undated posts are not included. */
  byDay: number[]
  medianLength: number
  /** Number of posts per range of `LENGTH_STEPS`. */
  lengths: number[]
  formats: { format: RadarFormat; count: number }[]
  /** Hashtags, most used first. */
  tags: TagCount[]
  /** Number of posts with known engagement, and its sum and median; null if it is not known for any post. */
  engagement: { of: number; total: number; median: number } | null
}

/** Computes the metrics of a source on `days`, which are dates in the same zone as the dates of the posts. */
export function getSourceFigures(
  posts: readonly RadarPost[],
  { days, dayOf }: { days: readonly string[]; dayOf: (post: RadarPost) => string },
): SourceFigures {
  const places = new Map(days.map((day, at) => [day, at]))
  const byDay = days.map(() => 0)
  for (const post of posts) {
    const at = post.isDated ? places.get(dayOf(post)) : undefined
    if (at !== undefined) byDay[at] = (byDay[at] ?? 0) + 1
  }
  const known = posts.flatMap((post) => publicEngagementOf(post) ?? [])
  const lengths = LENGTH_STEPS.map(() => 0)
  for (const { length } of posts) {
    const step = LENGTH_STEPS.findIndex((to) => length <= to)
    lengths[step] = (lengths[step] ?? 0) + 1
  }
  return {
    posts: posts.length,
    perWeek: perWeekOf(byDay),
    byDay,
    medianLength: median(posts.map(({ length }) => length)),
    lengths,
    formats: RADAR_FORMATS.map((format) => ({
      format,
      count: posts.filter((post) => post.format === format).length,
    })).filter(({ count }) => count > 0),
    tags: countTags(posts),
    engagement:
      known.length === 0
        ? null
        : { of: known.length, total: known.reduce((sum, each) => sum + each, 0), median: median(known) },
  }
}

function perWeekOf(byDay: readonly number[]): number {
  const first = byDay.findIndex((count) => count > 0)
  if (first === -1) return 0
  const weeks = Math.max(1, (byDay.length - first) / DAYS_PER_WEEK)
  return byDay.reduce((sum, count) => sum + count, 0) / weeks
}

/** Counts the hashtags of posts, each once per post; most used first, then by name, at most `TAGS_SHOWN`. */
function countTags(posts: readonly Pick<RadarPost, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>()
  for (const { tags } of posts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
    .slice(0, TAGS_SHOWN)
}

/** Returns the share of each number in their sum; all 0 if the sum is 0. */
export function toShares(numbers: readonly number[]): number[] {
  const whole = numbers.reduce((sum, each) => sum + each, 0)
  return numbers.map((each) => (whole === 0 ? 0 : each / whole))
}

/** Returns the posts with the most engagement, newest first if equal; those without known engagement are left out. */
export function rankTopPosts<Post extends RadarPost>(posts: readonly Post[], limit: number): Post[] {
  return posts
    .filter((post) => publicEngagementOf(post) !== null)
    .toSorted((a, b) => (publicEngagementOf(b) ?? 0) - (publicEngagementOf(a) ?? 0) || b.publishedAt - a.publishedAt)
    .slice(0, limit)
}

/** Counts posts per hour of the week on the clock of a zone: seven rows, Monday first, of 24 numbers. */
export function countHours(times: readonly number[], tzid: string): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const time of times) {
    const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(tzid)
    const day = week[at.dayOfWeek - 1]
    if (day) day[at.hour] = (day[at.hour] ?? 0) + 1
  }
  return week
}

type BusyHour = { weekday: number; hour: number; count: number }

/** Returns the hours with the most posts; 1 is Monday. Hours without posts are left out. */
export function findBusyHours(week: readonly (readonly number[])[], limit: number): BusyHour[] {
  return week
    .flatMap((day, at) => day.map((count, hour) => ({ weekday: at + 1, hour, count })))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.weekday - b.weekday || a.hour - b.hour)
    .slice(0, limit)
}

type Figures = Pick<RadarPost, 'likes' | 'reposts' | 'replies'>

/** Returns the sum of likes, reposts and replies; null if the source publishes none of them. */
export function publicEngagementOf({ likes, reposts, replies }: Figures): number | null {
  if (likes === undefined && reposts === undefined && replies === undefined) return null
  return (likes ?? 0) + (reposts ?? 0) + (replies ?? 0)
}

/** Ratio of the standard deviation to the median absolute deviation in a normal distribution. */
const DEVIATIONS = 1.4826

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/**
 * Returns by how many standard deviations a value exceeds the usual values, estimated by median and median absolute deviation, so that a few outliers
 * among `usual` don't matter. `floor` is the minimum deviation: without it, any different value would be an outlier of a constant series.
 */
export function robustZ(value: number, usual: readonly number[], floor: number): number {
  const centre = median(usual)
  const deviation = DEVIATIONS * median(usual.map((each) => Math.abs(each - centre)))
  return (value - centre) / Math.max(deviation, floor)
}
