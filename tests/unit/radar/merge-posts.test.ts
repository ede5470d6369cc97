import { describe, expect, test } from 'vitest'
import { RADAR_MONTH_POSTS_MAX } from '@postwright/core/model/radar'
import { listRetainedMonths, mergePosts, planNext, planRetry } from '@postwright/core/radar/radar-reading'
import { DAY } from '@postwright/core/time/utc-day'
import { radarPost } from './support.ts'

const NOW = Date.UTC(2026, 10, 28, 12)
const HOUR = 60 * 60_000

describe('posts of a source that are read again and again', () => {
  test('stand in the month of their date in UTC, the newest first, for 90 days', () => {
    expect(listRetainedMonths(NOW)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11'])
    const posts = [1, 40, 89, 91].map((days) => radarPost({ publishedAt: NOW - days * DAY }))
    expect(mergePosts([], posts, NOW).map(({ month, posts: { length } }) => [month, length])).toEqual([
      ['2026-08', 1],
      ['2026-09', 0],
      ['2026-10', 1],
      ['2026-11', 1],
    ])
  })

  test('are merged once: repeated, in another order and in parts they give the same months', () => {
    const posts = Array.from({ length: 50 }, (_, at) => radarPost({ publishedAt: NOW - at * DAY }))
    const once = mergePosts([], posts, NOW)
    expect(mergePosts(once, posts, NOW)).toEqual(once)
    expect(mergePosts(mergePosts([], posts.slice(20), NOW), posts.toReversed(), NOW)).toEqual(once)
  })

  test('get newer figures and keep those that are not told any more', () => {
    const before = mergePosts([], [radarPost({ key: 'a', publishedAt: NOW - DAY, likes: 5, views: 90 })], NOW)
    const after = mergePosts(before, [radarPost({ key: 'a', publishedAt: NOW - DAY, likes: 8, text: 'Edited' })], NOW)
    expect(after.at(-1)?.posts).toMatchObject([{ likes: 8, views: 90, text: 'Edited' }])
  })

  test('without a date stay at the time they were first seen', () => {
    const before = mergePosts([], [radarPost({ key: 'a', publishedAt: NOW - 9 * DAY, isDated: false })], NOW)
    const after = mergePosts(before, [radarPost({ key: 'a', publishedAt: NOW, isDated: false })], NOW)
    expect(after.at(-1)?.posts).toMatchObject([{ publishedAt: NOW - 9 * DAY, isDated: false }])
  })

  test('of a loud source are kept up to a number, the newest', () => {
    const posts = Array.from({ length: 400 }, (_, at) => radarPost({ publishedAt: NOW - at * 60_000 }))
    const kept = mergePosts([], posts, NOW).at(-1)?.posts ?? []
    expect([kept.length, kept[0]?.publishedAt]).toEqual([RADAR_MONTH_POSTS_MAX, NOW])
  })
})

describe('when a source is read again', () => {
  const retry = (failures: number, more = {}) =>
    planRetry({ problem: 'server_error', failures, isGone: false, ...more }, { now: NOW, retryAt: null })

  test('is about four hours later, the same for the same source', () => {
    const { state, nextAt } = planNext('abc', NOW)
    expect(state).toBe('fine')
    expect(nextAt).toBeGreaterThanOrEqual(NOW + 4 * HOUR)
    expect(nextAt).toBeLessThan(NOW + 4.5 * HOUR)
    expect(planNext('abc', NOW).nextAt).toBe(nextAt)
  })

  test('doubles with each failure up to three days', () => {
    expect([1, 2, 3, 4].map((failures) => ((retry(failures).nextAt ?? 0) - NOW) / HOUR)).toEqual([1, 2, 4, 8])
    expect(retry(500).nextAt).toBe(NOW + 3 * DAY)
  })

  test('is not before a site allows it, and it allows no later than in three days', () => {
    const plan = (retryAt: number) =>
      planRetry({ problem: 'limited', failures: 1, isGone: false }, { now: NOW, retryAt }).nextAt
    expect(plan(NOW + 6 * HOUR)).toBe(NOW + 6 * HOUR)
    expect(plan(NOW + 60_000)).toBe(NOW + HOUR)
    expect(plan(NOW + 900 * DAY)).toBe(NOW + 3 * DAY)
  })

  test('waits for a person where a site closes itself or is gone', () => {
    expect(retry(1, { problem: 'robots' })).toEqual({ state: 'blocked', nextAt: null })
    expect(retry(1, { isGone: true })).toEqual({ state: 'gone', nextAt: null })
  })
})
