import type { RadarPost } from '../model/radar.ts'
import { addDays, DAY, dayOf, startOfDay } from '../time/utc-day.ts'
import { publicEngagementOf, median, robustZ } from './source-figures.ts'

/**
 * Number of standard deviations that triggers an alert. In pure noise less than `FALSE_ALARM_RATE` of days and posts reach it, as verified by the
 * tests.
 */
const ALERT_Z = 4
export const FALSE_ALARM_RATE = 0.002

/** Maximum number of posts, days and pauses that are used for comparison, and the minimum needed for an alert. */
const POSTS = { most: 40, least: 12 }
const DAYS = { most: 28, least: 14 }
const PAUSES = { most: 40, least: 10 }
/** Minimum spread: of the logarithm of engagement, of the root of a number of posts, of the logarithm of a pause. */
const FLOORS = { engagement: 0.35, posts: 0.85, pause: 0.4 }
/** Minimum number of posts in a day for a burst, and minimum duration of a pause that counts as silence. */
const BURST_MIN = 3
const SILENCE_MIN = 3 * DAY

/** `at` is the time of the event; `usual` is the median that `value` is compared with. */
export type RadarAlert = { at: number; value: number; usual: number; z: number } & (
  | { kind: 'engagement'; postKey: string }
  | { kind: 'burst'; day: string }
  /** No posts for an unusually long time; values are in days. */
  | { kind: 'silence' }
)

/** Returns unusual events in the posts of one source since `since`, newest first. Only dated posts count. */
export function findAlerts(posts: readonly RadarPost[], { since, now }: { since: number; now: number }): RadarAlert[] {
  const dated = posts
    .filter(({ isDated, publishedAt }) => isDated && publishedAt <= now)
    .toSorted((a, b) => a.publishedAt - b.publishedAt)
  return [...findEngaging(dated), ...findBursts(dated, now), ...findSilence(dated, now)]
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => b.at - a.at)
}

/** Finds posts with far more engagement than those before them. */
function findEngaging(posts: readonly RadarPost[]): RadarAlert[] {
  const known = posts.flatMap((post) => {
    const engagement = publicEngagementOf(post)
    return engagement === null ? [] : [{ post, engagement, size: Math.log1p(engagement) }]
  })
  return known.flatMap(({ post, engagement, size }, at): RadarAlert[] => {
    const before = known.slice(Math.max(0, at - POSTS.most), at)
    if (before.length < POSTS.least) return []
    const z = robustZ(
      size,
      before.map((each) => each.size),
      FLOORS.engagement,
    )
    if (z < ALERT_Z) return []
    const usual = median(before.map((each) => each.engagement))
    return [{ kind: 'engagement', at: post.publishedAt, postKey: post.key, value: engagement, usual, z }]
  })
}

/** Finds days in UTC with far more posts than the days before them. */
function findBursts(posts: readonly RadarPost[], now: number): RadarAlert[] {
  const [first] = posts
  if (!first) return []
  const counts = new Map<string, number>()
  for (const { publishedAt } of posts) counts.set(dayOf(publishedAt), (counts.get(dayOf(publishedAt)) ?? 0) + 1)
  const days: string[] = []
  for (let day = dayOf(first.publishedAt); day <= dayOf(now); day = addDays(day, 1)) days.push(day)
  const numbers = days.map((day) => counts.get(day) ?? 0)
  return days.flatMap((day, at): RadarAlert[] => {
    const before = numbers.slice(Math.max(0, at - DAYS.most), at)
    const value = numbers[at] ?? 0
    if (before.length < DAYS.least || value < BURST_MIN) return []
    const z = robustZ(evenSpread(value), before.map(evenSpread), FLOORS.posts)
    return z < ALERT_Z ? [] : [{ kind: 'burst', at: startOfDay(day), day, value, usual: median(before), z }]
  })
}

/** Transforms a count to a scale on which random variation is equal for small and large counts (Anscombe). */
function evenSpread(count: number): number {
  return 2 * Math.sqrt(count + 3 / 8)
}

/** Finds a pause since the last post that is far longer than earlier pauses. */
function findSilence(posts: readonly RadarPost[], now: number): RadarAlert[] {
  const last = posts.at(-1)
  if (!last) return []
  const times = posts.map(({ publishedAt }) => publishedAt)
  const pauses = times
    .slice(1)
    .map((time, at) => time - (times.at(at) ?? time))
    .slice(-PAUSES.most)
  const pause = now - last.publishedAt
  if (pauses.length < PAUSES.least || pause < SILENCE_MIN) return []
  const size = (time: number) => Math.log(Math.max(time, DAY / 24))
  const z = robustZ(size(pause), pauses.map(size), FLOORS.pause)
  return z < ALERT_Z ? [] : [{ kind: 'silence', at: now, value: pause / DAY, usual: median(pauses) / DAY, z }]
}
