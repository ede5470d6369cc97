import { monthsOf } from '../analytics/periods.ts'
import {
  type RadarPost,
  RADAR_RETENTION,
  RADAR_MONTH_POSTS_MAX,
  type RadarProblem,
  type RadarState,
  RADAR_BACK_OFF_MAX,
  RADAR_INTERVAL,
} from '../model/radar.ts'
import { dayOf } from '../time/utc-day.ts'

type MonthPosts = { month: string; posts: RadarPost[] }

/** Returns the months, in UTC, of posts that are within the retention time at `now`, earliest first. */
export function listRetainedMonths(now: number): string[] {
  return monthsOf({ from: dayOf(now - RADAR_RETENTION), to: dayOf(now) })
}

/**
 * Merges newly found posts into the months of a source: a known post gets its new text and metrics. Posts that are too old are left out, and a full
 * month keeps its newest posts. A post moves to another month only if its date changes. Merging is idempotent.
 */
export function mergePosts(stored: readonly MonthPosts[], found: readonly RadarPost[], now: number): MonthPosts[] {
  const posts = new Map(stored.flatMap((month) => month.posts.map((post) => [post.key, post])))
  for (const post of found) posts.set(post.key, updatePost(posts.get(post.key), post))
  const kept = [...posts.values()].filter(({ publishedAt }) => publishedAt > now - RADAR_RETENTION)
  return listRetainedMonths(now).map((month) => ({
    month,
    posts: kept
      .filter(({ publishedAt }) => new Date(publishedAt).toISOString().startsWith(month))
      .toSorted((a, b) => b.publishedAt - a.publishedAt || (a.key < b.key ? -1 : 1))
      .slice(0, RADAR_MONTH_POSTS_MAX),
  }))
}

/**
 * Updates a known post. A metric that is missing from the response keeps its last value, and an undated post keeps the time at which it was first
 * seen.
 */
function updatePost(before: RadarPost | undefined, now: RadarPost): RadarPost {
  if (!before) return now
  const publishedAt = now.isDated ? now.publishedAt : before.publishedAt
  return { ...before, ...now, publishedAt, isDated: now.isDated || before.isDated }
}

/** Fraction of the interval over which reads are spread, so that not all sources are read at once. */
const SPREAD = 0.1

/** Problems that can resolve themselves; all others, such as `robots`, wait for a person. */
const PASSING: ReadonlySet<RadarProblem> = new Set([
  'unreachable',
  'server_error',
  'limited',
  'not_found',
  'too_large',
  'unreadable',
])

type NextReading = { state: RadarState; nextAt: number | null }

/** Returns the state of a source after a successful read, and the time of the next one. */
export function planNext(sourceId: string, now: number): NextReading {
  return { state: 'fine', nextAt: now + RADAR_INTERVAL + spreadOf(sourceId) * RADAR_INTERVAL * SPREAD }
}

/**
 * Returns the state of a source that could not be read, and the time of the next attempt: after an exponential backoff, or later if the site requests
 * it. Both delays are at most `RADAR_BACK_OFF_MAX`. Sources that are gone or blocked are not retried: their time is null.
 */
export function planRetry(
  { problem, failures, isGone }: { problem: RadarProblem; failures: number; isGone: boolean },
  { now, retryAt }: { now: number; retryAt: number | null },
): NextReading {
  if (isGone) return { state: 'gone', nextAt: null }
  if (!PASSING.has(problem)) return { state: 'blocked', nextAt: null }
  const pause = Math.min(RADAR_BACK_OFF_MAX, (RADAR_INTERVAL / 4) * 2 ** Math.min(failures - 1, 20))
  const allowed = retryAt === null ? 0 : Math.min(retryAt, now + RADAR_BACK_OFF_MAX)
  return { state: 'delayed', nextAt: Math.max(now + pause, allowed) }
}

/** Returns a number from 0 (inclusive) to 1 (exclusive) that is the same for the same id. */
function spreadOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000
  return sum / 1_000
}
