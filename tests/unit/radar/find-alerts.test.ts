import { describe, expect, test } from 'vitest'
import type { RadarPost } from '@postwright/core/model/radar'
import { seededRandom } from '@postwright/core/personas/cluster/spherical-k-means'
import { FALSE_ALARM_RATE, findAlerts } from '@postwright/core/radar/find-alerts'
import { median, robustZ } from '@postwright/core/radar/source-figures'
import { DAY } from '@postwright/core/time/utc-day'
import { radarPost } from './support.ts'

const NOW = Date.UTC(2026, 10, 28)
const DAYS = 1_000
const START = NOW - DAYS * DAY

/** A normal deviate of mean 0 and variance 1. */
function deviate(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A Poisson variate with mean `rate`. */
function poisson(rate: number, random: () => number): number {
  let [events, left] = [0, random()]
  while (left > Math.exp(-rate)) {
    left *= random()
    events += 1
  }
  return events
}

/** Posts of 1,000 days in which nothing but chance happens. */
function noise(seed: number, { rate, spread }: { rate: number; spread: number }): RadarPost[] {
  const random = seededRandom(seed)
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
    Array.from({ length: poisson(rate, random) }, (_, at) =>
      radarPost({
        key: `${day}-${at}`,
        publishedAt: Math.floor(START + (day + random()) * DAY),
        likes: Math.max(0, Math.round(Math.exp(3 + spread * deviate(random)))),
      }),
    ),
  )
}

const steady = (): RadarPost[] =>
  Array.from({ length: 60 }, (_, at) =>
    radarPost({ key: `k${at}`, publishedAt: NOW - (60 - at) * DAY, likes: 10 + (at % 5), replies: at % 3 }),
  )

describe('alerts of the radar', () => {
  test.each([0.3, 1, 3, 8])(
    'in 1,000 days of noise with %s posts a day, fewer than the stated rate of days and posts are an alert',
    (rate) => {
      const seeds = [1, 2, 3, 4, 5]
      let [wrong, chances] = [0, 0]
      for (const seed of seeds) {
        const posts = noise(seed, { rate, spread: 0.8 })
        const alerts = findAlerts(posts, { since: 0, now: NOW })
        wrong += alerts.length
        chances += DAYS + posts.length
      }
      expect(wrong / chances).toBeLessThan(FALSE_ALARM_RATE)
    },
  )

  test('a silence is alarmed by chance on fewer than the stated rate of 1,000 days', () => {
    const posts = noise(7, { rate: 1, spread: 0.8 })
    const days = Array.from({ length: DAYS - 100 }, (_, day) => START + (day + 100) * DAY)
    const wrong = days.filter((now) =>
      findAlerts(
        posts.filter(({ publishedAt }) => publishedAt > now - 90 * DAY),
        { since: 0, now },
      ).some(({ kind }) => kind === 'silence'),
    )
    expect(wrong.length / days.length).toBeLessThan(FALSE_ALARM_RATE)
  })

  test('a planted post with ten times the engagement is found with what is usual, and nothing else is', () => {
    const posts = steady()
    const planted = posts[50]
    if (!planted) throw new Error('no post')
    const alerts = findAlerts(posts.with(50, { ...planted, likes: 130 }), { since: 0, now: NOW })
    expect(alerts).toMatchObject([{ kind: 'engagement', postKey: 'k50', value: 132, usual: 13 }])
  })

  test('a planted day with eight posts is found', () => {
    const burst = Array.from({ length: 8 }, (_, at) => radarPost({ key: `b${at}`, publishedAt: NOW - 5 * DAY + at }))
    expect(findAlerts([...steady(), ...burst], { since: 0, now: NOW })).toMatchObject([
      { kind: 'burst', day: '2026-11-23', value: 9, usual: 1 },
    ])
  })

  test('a source that stops posting is found, with the days since', () => {
    const alerts = findAlerts(steady(), { since: 0, now: NOW + 19 * DAY })
    expect(alerts).toMatchObject([{ kind: 'silence', value: 20, usual: 1 }])
  })

  test('too few posts, undated posts and posts of the future are no reason for an alert', () => {
    const few = steady().slice(0, 8)
    expect(
      findAlerts([...few, radarPost({ publishedAt: few[7]?.publishedAt ?? 0, likes: 9_000 })], {
        since: 0,
        now: NOW - 51 * DAY,
      }),
    ).toEqual([])
    const undated = Array.from({ length: 30 }, (_, at) =>
      radarPost({ key: `u${at}`, publishedAt: NOW - at, isDated: false }),
    )
    expect(findAlerts([...steady(), ...undated], { since: 0, now: NOW })).toEqual([])
  })

  test('a few odd values among the usual ones change neither median nor deviation much', () => {
    expect(median([1, 2, 3, 1_000])).toBe(2.5)
    expect(robustZ(10, [1, 2, 3, 2, 1, 2, 3, 900, 900], 0.1)).toBeGreaterThan(4)
  })
})
