import { monthsOf } from '../analytics/periods.ts'
import { RADAR_KEPT, RADAR_MONTH_POSTS_MAX } from '../model/radar-limits.ts'
import type { RadarPost } from '../model/radar.ts'
import { dayOf } from '../time/utc-day.ts'

type MonthPosts = { month: string; posts: RadarPost[] }

/** The months, in UTC, that posts which are kept `now` can be in, the first first. */
export function keptMonths(now: number): string[] {
  return monthsOf({ from: dayOf(now - RADAR_KEPT), to: dayOf(now) })
}

/**
 * The months of a source with what was found now: a post that is known gets its new text and figures and stays where it is, posts that
 * are too old are left out, and a month keeps its newest posts. Merging the same posts again changes nothing.
 */
export function mergePosts(stored: readonly MonthPosts[], found: readonly RadarPost[], now: number): MonthPosts[] {
  const posts = new Map(stored.flatMap((month) => month.posts.map((post) => [post.key, post])))
  for (const post of found) posts.set(post.key, updatePost(posts.get(post.key), post))
  const kept = [...posts.values()].filter(({ publishedAt }) => publishedAt > now - RADAR_KEPT)
  return keptMonths(now).map((month) => ({
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
