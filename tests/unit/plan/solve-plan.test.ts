import type { Placement } from '@postwright/core/campaign-plan/placement'
import { planBriefSchema, type PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { solvePlan } from '@postwright/core/campaign-plan/solve-plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryBrief } from '../../support/plans/arbitrary-brief.ts'
import { brokenDemands } from '../../support/plans/broken-demands.ts'
import { launchBrief } from '../../support/plans/launch-brief.ts'

const BRIEFS = 2_000
const TIMEOUT = 300_000

/** A week in which moving one post for even gaps makes room for another. */
const ROOM_BY_MOVING = launchBrief({
  from: '2027-03-22',
  until: '2027-04-07',
  channels: [
    {
      id: 'blog',
      perWeek: 4,
      perDay: 2,
      gapMinutes: 0,
      slots: [
        { weekday: 2, time: '00:00' },
        { weekday: 4, time: '00:00' },
        { weekday: 1, time: '00:00' },
        { weekday: 1, time: '03:00' },
      ],
    },
    { id: 'photos', perWeek: 0, perDay: 1, gapMinutes: 0, slots: [{ weekday: 1, time: '00:00' }] },
  ],
  pillars: ['tips', 'stories', 'behind', 'offers'].map((id) => ({ id, name: id, about: '', share: 0 })),
  stages: [{ id: 'awareness', share: 0 }],
  formats: (['text', 'image', 'carousel', 'video', 'link', 'poll'] as const).map((id) => ({
    id,
    share: 0,
    channelIds: [],
  })),
  personas: ['maker', 'buyer'].map((id) => ({ id, share: 0 })),
  capacityPerWeek: 4,
  alikeDays: 5,
  blackouts: [],
  keyDates: [{ id: 'date', name: 'Date', day: '2027-03-29', leadDays: 0, posts: 1, pillarId: null }],
  weights: Object.fromEntries(
    Object.keys(launchBrief().weights).map((rule) => [rule, rule === 'even_gaps' ? 1 : 0]),
  ) as PlanBrief['weights'],
  seed: 6,
})

describe('A plan', () => {
  it('breaks no hard rule, whatever the brief asks for', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(arbitraryBrief, (brief) => {
        expect(planBriefSchema.safeParse(brief).error).toBeUndefined()
        expect(brokenDemands(brief, solvePlan(brief, []).placements)).toEqual([])
      }),
      { numRuns: BRIEFS, seed: 27, endOnFailure: true },
    )
  })

  it('is the same for the same brief and seed, and another one for another seed', () => {
    fc.assert(
      fc.property(arbitraryBrief, (brief) => {
        expect(solvePlan(structuredClone(brief), [])).toEqual(solvePlan(brief, []))
      }),
      { numRuns: 50 },
    )
    expect(solvePlan(launchBrief({ seed: 1 }), []).placements).not.toEqual(
      solvePlan(launchBrief({ seed: 2 }), []).placements,
    )
  })

  it('has the largest number of posts that keeps the hard rules', { timeout: TIMEOUT }, () => {
    let compared = 0
    fc.assert(
      fc.property(arbitraryBrief, (wide) => {
        const brief = narrowed(wide)
        const most = mostPosts(brief)
        if (most === null) return
        compared += 1
        expect(solvePlan(brief, []).placements).toHaveLength(most)
      }),
      { numRuns: 600, seed: 27, endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(100)
  })

  it('counts each post that was asked for as placed or says which rule stood in its way', () => {
    fc.assert(
      fc.property(arbitraryBrief, (brief) => {
        const { placements, unmet } = solvePlan(brief, [])
        for (const each of unmet) {
          expect(each.placed).toBeLessThan(each.wanted)
          expect(each.because.length).toBeGreaterThan(0)
        }
        const cadence = unmet.filter(({ kind }) => kind === 'cadence')
        const missing = cadence.reduce((sum, { wanted, placed }) => sum + wanted - placed, 0)
        expect(placements.length + missing).toBe(askedFor(brief))
      }),
      { numRuns: 200, examples: [[ROOM_BY_MOVING]] },
    )
  })

  it('names a reason for every placement', () => {
    const { placements } = solvePlan(launchBrief(), [])
    expect(placements).toHaveLength(130)
    expect(placements.every(({ reasons }) => reasons.some(({ code }) => code === 'cadence'))).toBe(true)
    const launch = placements.filter(({ keyDateId }) => keyDateId === 'launch')
    expect(launch).toHaveLength(4)
    expect(launch[0]?.reasons).toContainEqual({
      code: 'key_date',
      values: { name: 'Launch', days: expect.any(Number) },
    })
  })

  it('gives a rule with more weight a better score', () => {
    const scoreWith = (weight: number) => {
      const { weights } = launchBrief()
      const { scores } = solvePlan(launchBrief({ weights: { ...weights, variety: weight } }), [])
      return scores.find(({ rule }) => rule === 'variety')?.score ?? 0
    }
    expect(scoreWith(10)).toBeGreaterThan(scoreWith(0))
  })
})

describe('Solving again', () => {
  it('leaves kept posts as they are and breaks no hard rule with the others', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(arbitraryBrief, fc.integer({ min: 0, max: 5 }), (brief, nth) => {
        const first = solvePlan(brief, []).placements
        const kept = first.filter((_, at) => at % 6 === nth).map((each) => ({ ...asPlacement(each), isKept: true }))
        const again = solvePlan({ ...brief, seed: brief.seed + 1 }, kept).placements
        expect(again.filter(({ isKept }) => isKept).map(asPlacement)).toEqual(kept)
        expect(brokenDemands(brief, again)).toEqual([])
        expect(new Set(again.map(({ id }) => id)).size).toBe(again.length)
      }),
      { numRuns: 200 },
    )
  })

  it('says which hard rules a kept post breaks instead of moving it', () => {
    const [first] = solvePlan(launchBrief(), []).placements
    const kept = { ...asPlacement(first), isKept: true, local: '2027-03-27T04:00' }
    const again = solvePlan(launchBrief(), [kept]).placements
    const found = again.find(({ id }) => id === kept.id)
    expect(found).toMatchObject(kept)
    expect(found?.breaks.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['blackout', 'slot']))
    const others = again.filter(({ id }) => id !== kept.id)
    expect(brokenDemands(launchBrief(), others)).toEqual([])
  })

  it('keeps a post of a channel that the brief has no more, and says so', () => {
    const [first] = solvePlan(launchBrief(), []).placements
    const kept = { ...asPlacement(first), isKept: true, channelId: 'gone' }
    const found = solvePlan(launchBrief(), [kept]).placements.find(({ id }) => id === kept.id)
    expect(found?.breaks).toContainEqual({ rule: 'known_parts', values: { part: 'channel' } })
  })
})

function asPlacement(each: Placement | undefined): Placement {
  if (!each) throw new Error('The plan is empty')
  const { id, channelId, local, pillarId, stage, format, personaId, keyDateId, isKept } = each
  return { id, channelId, local, pillarId, stage, format, personaId, keyDateId, isKept }
}

/** Posts that the cadence asks for: the part of each week that the dates cover, rounded up. */
function askedFor({ channels, from, until }: PlanBrief): number {
  const days: Temporal.PlainDate[] = []
  for (let day = Temporal.PlainDate.from(from); day.toString() <= until; day = day.add({ days: 1 })) days.push(day)
  const weeks = [...Map.groupBy(days, (day) => day.subtract({ days: day.dayOfWeek - 1 }).toString()).values()]
  return channels.reduce(
    (sum, { perWeek }) => sum + weeks.reduce((all, { length }) => all + Math.ceil((perWeek * length) / 7), 0),
    0,
  )
}

/** A brief small enough to try every plan: ten days at most, and no key dates, which take precedence over the number of posts. */
function narrowed(brief: PlanBrief): PlanBrief {
  const last = Temporal.PlainDate.from(brief.from).add({ days: 9 }).toString()
  return { ...brief, keyDates: [], until: brief.until < last ? brief.until : last }
}

/** The largest number of posts that keeps all demands, by trying; null where there are too many slots to try. */
function mostPosts(brief: PlanBrief): number | null {
  const slots = slotsOf(brief)
  if (slots.length > 8) return null
  const wanted = capsOf(brief)
  const search = (at: number, chosen: readonly Placement[], best: number): number => {
    const slot = slots[at]
    if (!slot) return Math.max(best, chosen.length)
    if (chosen.length + slots.length - at <= best) return best
    let found = best
    for (const { id } of brief.pillars) {
      const next = [...chosen, { ...slot, pillarId: id }]
      if (wanted(next) && brokenDemands(brief, next).length === 0) found = search(at + 1, next, found)
    }
    return search(at + 1, chosen, found)
  }
  return search(0, [], 0)
}

function slotsOf(brief: PlanBrief): Placement[] {
  const slots: Placement[] = []
  for (let day = Temporal.PlainDate.from(brief.from); day.toString() <= brief.until; day = day.add({ days: 1 })) {
    for (const { id: channelId, slots: weekly } of brief.channels) {
      const format = brief.formats.find(({ channelIds }) => channelIds.length === 0 || channelIds.includes(channelId))
      if (!format) continue
      const times = new Set(weekly.filter(({ weekday }) => weekday === day.dayOfWeek).map((each) => each.time))
      for (const time of times) {
        const one = {
          id: `${channelId}-${slots.length}`,
          channelId,
          local: `${day.toString()}T${time}`,
          pillarId: brief.pillars[0]?.id ?? '',
          stage: brief.stages[0]?.id ?? ('awareness' as const),
          format: format.id,
          personaId: brief.personas[0]?.id ?? null,
          keyDateId: null,
          isKept: false,
        }
        if (brokenDemands(brief, [one]).length === 0) slots.push(one)
      }
    }
  }
  return slots
}

/** Returns whether no channel has more than its cadence asks for in the part of a week that the dates cover. */
function capsOf(brief: PlanBrief): (placements: readonly Placement[]) => boolean {
  const mondayOf = (local: string) => {
    const day = Temporal.PlainDateTime.from(local).toPlainDate()
    return day.subtract({ days: day.dayOfWeek - 1 })
  }
  return (placements) =>
    [...Map.groupBy(placements, ({ channelId, local }) => `${channelId} ${mondayOf(local).toString()}`).values()].every(
      (posts) => {
        const monday = mondayOf(posts[0]?.local ?? '')
        const perWeek = brief.channels.find(({ id }) => id === posts[0]?.channelId)?.perWeek ?? 0
        const days = Array.from({ length: 7 }, (_, passed) => monday.add({ days: passed }).toString())
        const covered = days.filter((day) => day >= brief.from && day <= brief.until).length
        return posts.length <= Math.ceil((perWeek * covered) / 7)
      },
    )
}
