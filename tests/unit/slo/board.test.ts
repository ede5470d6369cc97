import type { NetworkDay, PublishingDay } from '@postwright/core/model/publishing-day'
import type { Platform } from '@postwright/core/platforms/platform'
import { attainmentOf, readBoard } from '@postwright/core/slo/board'
import { groupsFrom } from '@postwright/core/slo/histogram'
import { LATENESS_BOUNDS, LATENESS_GROUPS, PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'
import { dayOf, daysUntil, startOfDay } from '@postwright/core/time/utc-day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const RUNS = { numRuns: 2_000 }
const TODAY = '2026-11-27'
const NETWORKS: Platform[] = ['bluesky', 'mastodon', 'sandbox']

/** Outcomes one by one, as a person would list them: how late each was, or that it was missed. */
type Listed = { day: string; platform: Platform; late: number | null }

const bounds = fc.constantFrom(...LATENESS_BOUNDS)
const lateness = fc.oneof(
  fc.nat(10_000_000),
  bounds,
  bounds.map((bound) => bound + 1),
)
const listed = fc.record({
  day: fc.integer({ min: 0, max: 40 }).map((ago) => dayOf(startOfDay(TODAY) - ago * 24 * 3_600_000)),
  platform: fc.constantFrom(...NETWORKS),
  late: fc.option(lateness, { freq: 8 }),
})

/** Publishing days, with their counts by network, as they are stored. */
function count(outcomes: readonly Listed[]): PublishingDay[] {
  return [...Map.groupBy(outcomes, ({ day }) => day)].map(([day, ofDay]) => ({
    id: day,
    day,
    countedAt: 1,
    isClosed: true,
    networks: [...Map.groupBy(ofDay, ({ platform }) => platform)].map(([platform, own]) => {
      const late = own.flatMap((each) => (each.late === null ? [] : [each.late]))
      const atMost = LATENESS_BOUNDS.map((bound) => late.filter((each) => each <= bound).length)
      const published = groupsFrom(atMost, late.length)
      return { platform, published, missed: own.length - late.length, latest: late.length ? Math.max(...late) : null }
    }),
  }))
}

/** The same from the list itself, without groups. */
function naive(outcomes: readonly Listed[]) {
  const late = outcomes.flatMap((each) => (each.late === null ? [] : [each.late])).toSorted((a, b) => a - b)
  const inTime = late.filter((each) => each <= 60_000).length
  const total = outcomes.length
  return { total, inTime, late: late.length - inTime, missed: total - late.length, sorted: late }
}

/** The least bound that is not below a lateness, never above the latest one. */
function roundUp(late: number, latest: number): number {
  return Math.min(LATENESS_BOUNDS.find((bound) => bound >= late) ?? latest, latest)
}

describe('the board of the objective', () => {
  it('says the same as counting the outcomes one by one', () => {
    fc.assert(
      fc.property(fc.array(listed, { maxLength: 60 }), (outcomes) => {
        const days = daysUntil(TODAY, PUBLISHING_OBJECTIVE.days)
        const shown: Platform[] = ['bluesky', 'mastodon']
        const within = outcomes.filter(({ day, platform }) => days.includes(day) && shown.includes(platform))
        const board = readBoard(count(outcomes), TODAY, shown)
        const wanted = naive(within)
        expect(board.overall).toMatchObject({
          total: wanted.total,
          inTime: wanted.inTime,
          late: wanted.late,
          missed: wanted.missed,
        })
        for (const [key, share] of [
          ['p50', 0.5],
          ['p95', 0.95],
          ['p99', 0.99],
        ] as const) {
          const exact = wanted.sorted[Math.ceil(share * wanted.sorted.length) - 1]
          const latest = wanted.sorted.at(-1) ?? 0
          expect(board.overall[key]).toBe(exact === undefined ? null : roundUp(exact, latest))
        }
        expect(board.overall.latest).toBe(wanted.sorted.at(-1) ?? null)
        for (const network of board.networks) {
          const own = naive(within.filter(({ platform }) => platform === network.platform))
          expect(network).toMatchObject({ total: own.total, inTime: own.inTime, missed: own.missed })
        }
        expect(board.networks.reduce((sum, { total }) => sum + total, 0)).toBe(wanted.total)
        expect(board.days.map(({ day }) => day)).toEqual(days)
        expect(board.days.reduce((sum, { total }) => sum + total, 0)).toBe(wanted.total)
      }),
      RUNS,
    )
  })

  it('has budget left exactly while the objective is met', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(2_000), fc.nat(2_000), (good, late, missed) => {
        const published = groupsFrom(
          LATENESS_BOUNDS.map((bound) => (bound >= 60_000 ? good : 0)),
          good + late,
        )
        const counts: NetworkDay = { platform: 'bluesky', published, missed, latest: late ? 9_000_000 : 60_000 }
        const { share, budgetShare, budgetLeft, total } = attainmentOf([counts])
        if (total === 0) {
          expect([share, budgetShare]).toEqual([null, null])
          return
        }
        const isMet = good * 10_000 >= PUBLISHING_OBJECTIVE.share * total
        expect((budgetShare ?? -1) >= 0).toBe(isMet)
        expect(budgetLeft >= 0).toBe(isMet)
        expect((share ?? 0) >= PUBLISHING_OBJECTIVE.share).toBe(isMet)
      }),
      RUNS,
    )
  })

  it('says which days were not counted', () => {
    const board = readBoard(count([{ day: TODAY, platform: 'bluesky', late: 10 }]), TODAY, NETWORKS)
    expect(board.days.filter(({ isCounted }) => isCounted)).toEqual([
      { day: TODAY, total: 1, inTime: 1, isCounted: true },
    ])
    expect(board.days).toHaveLength(PUBLISHING_OBJECTIVE.days)
  })

  it('is 99.5 % within a minute over 28 days, with that minute as a bound of the groups', () => {
    expect(PUBLISHING_OBJECTIVE).toEqual({ since: '2026-11-27', share: 9_950, within: 60_000, days: 28 })
    expect(LATENESS_BOUNDS).toContain(PUBLISHING_OBJECTIVE.within)
    expect(LATENESS_BOUNDS.toSorted((a, b) => a - b)).toEqual(LATENESS_BOUNDS)
    expect(LATENESS_GROUPS).toBe(LATENESS_BOUNDS.length + 1)
  })
})
