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

/** The months, in UTC, that posts which are kept `now` can be in, the first first. */
export function listRetainedMonths(now: number): string[] {
  return monthsOf({ from: dayOf(now - RADAR_RETENTION), to: dayOf(now) })
}

/**
 * The months of a source with what was found now: a post that is known gets its new text and figures and stays where it is, posts that
 * are too old are left out, and a month keeps its newest posts. Merging the same posts again changes nothing.
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

/** A figure that an answer leaves out stays as it was last told, and an undated post stays at the time it was first seen. */
function updatePost(before: RadarPost | undefined, now: RadarPost): RadarPost {
  if (!before) return now
  const publishedAt = now.isDated ? now.publishedAt : before.publishedAt
  return { ...before, ...now, publishedAt, isDated: now.isDated || before.isDated }
}

/** Sources are spread over this part of the interval, so that they aren't all read at once. */
const SPREAD = 0.1

/** Problems that go away by themselves; `gone` and the others wait for a person. */
const PASSING: ReadonlySet<RadarProblem> = new Set([
  'unreachable',
  'server_error',
  'limited',
  'not_found',
  'too_large',
  'unreadable',
])

type NextReading = { state: RadarState; nextAt: number | null }

/** When a source that was read is read again. */
export function planNext(sourceId: string, now: number): NextReading {
  return { state: 'fine', nextAt: now + RADAR_INTERVAL + spreadOf(sourceId) * RADAR_INTERVAL * SPREAD }
}

/**
 * When a source that could not be read is tried again: each time after twice as long, and never before the site allows it. What asks
 * programs to stay away is not asked again.
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

/** A number from 0 up to before 1 that is the same for the same id. */
function spreadOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000
  return sum / 1_000
}
