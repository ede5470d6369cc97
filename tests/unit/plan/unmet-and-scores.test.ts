import { type Placement, comparePlans } from '@postwright/core/campaign-plan/placement'
import { judgePlan, solvePlan } from '@postwright/core/campaign-plan/solve-plan'
import { describe, expect, it } from 'vitest'
import { launchBrief } from '../../support/plans/launch-brief.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))

/** One channel in one week, Monday 1 to Sunday 7 February 2027. */
function weekBrief(changes: Parameters<typeof launchBrief>[0] = {}) {
  return launchBrief({
    until: '2027-02-07',
    channels: [{ id: 'blog', perWeek: 7, perDay: 1, gapMinutes: 0, slots: DAILY }],
    formats: [{ id: 'text', share: 1, channelIds: [] }],
    keyDates: [],
    blackouts: [],
    ...changes,
  })
}

describe('A request that does not fit', () => {
  it('names the capacity of the week where that is full', () => {
    const { placements, unmet } = solvePlan(weekBrief({ capacityPerWeek: 3 }), [])
    expect(placements).toHaveLength(3)
    expect(unmet).toEqual([
      {
        kind: 'cadence',
        channelId: 'blog',
        monday: '2027-02-01',
        wanted: 7,
        placed: 3,
        because: [{ rule: 'capacity_week', slots: 4, values: { count: 4, most: 3 } }],
      },
    ])
  })

  it('names the days without posts, and the distance of similar posts', () => {
    const blackouts = [{ id: 'off', name: 'Off', from: '2027-02-06', until: '2027-02-07' }]
    const pillars = launchBrief().pillars.slice(0, 1)
    const { placements, unmet } = solvePlan(weekBrief({ blackouts, pillars, alikeDays: 2 }), [])
    expect(placements.map(({ local }) => local.slice(8, 10))).toEqual(['01', '03', '05'])
    expect(new Map(unmet[0]?.because.map(({ rule, slots }) => [rule, slots]))).toEqual(
      new Map([
        ['blackout', 2],
        ['alike_distance', 2],
      ]),
    )
  })

  it('names a key date that has less posts than it asks for', () => {
    const keyDates = [{ id: 'fair', name: 'Fair', day: '2027-02-03', leadDays: 1, posts: 4, pillarId: null }]
    const { unmet } = solvePlan(weekBrief({ keyDates }), [])
    expect(unmet).toMatchObject([{ kind: 'key_date', keyDateId: 'fair', wanted: 4, placed: 2 }])
  })
})

describe('The judgement of a plan', () => {
  it('gives all points to shares that are met, and names the part that is furthest from its share', () => {
    const brief = weekBrief({
      pillars: [
        { id: 'tips', name: 'Tips', about: '', share: 50 },
        { id: 'stories', name: 'Stories', about: '', share: 50 },
      ],
    })
    const { placements } = solvePlan(brief, [])
    const scoreOf = (posts: readonly Placement[]) =>
      judgePlan(brief, posts).scores.find(({ rule }) => rule === 'pillar_mix')
    expect(scoreOf(placements)).toMatchObject({ score: 1 })
    expect(scoreOf(placements.map((each) => ({ ...each, pillarId: 'tips' })))).toMatchObject({
      score: 0.5714285714285714,
      values: { have: 100, want: 50 },
    })
  })

  it('says the reasons of each post, and that a kept one is kept', () => {
    const brief = weekBrief()
    const [first, ...others] = solvePlan(brief, []).placements
    const judged = judgePlan(brief, first ? [{ ...first, isKept: true }, ...others] : [])
    expect(judged.placements[0]?.reasons.map(({ code }) => code)).toContain('kept')
    expect(judged.placements[1]?.reasons.map(({ code }) => code)).not.toContain('kept')
  })
})

describe('The difference of two plans', () => {
  it('is by channel and time: what is new, what is gone, and what has become something else', () => {
    const before = solvePlan(weekBrief(), []).placements
    const [first, second, ...rest] = before
    if (!first || !second) throw new Error('The plan is empty')
    const altered = { ...second, pillarId: second.pillarId === 'tips' ? 'stories' : 'tips' }
    const moved = { ...first, id: 'other', local: '2027-02-01T10:00' }
    const change = comparePlans(before, [moved, altered, ...rest])
    expect(change.added.map(({ id }) => id)).toEqual(['other'])
    expect(change.removed.map(({ id }) => id)).toEqual([first.id])
    expect(change.changed.map(({ after }) => after.id)).toEqual([second.id])
  })
})
