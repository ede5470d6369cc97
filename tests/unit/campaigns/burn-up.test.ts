import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '@postwright/core/time/utc-day'
import { gainOf, goalShare, isOnTrack, timeShare, getBurnUp } from '@postwright/core/campaigns/campaign-progress'
import { dayOf, startOfDay } from '@postwright/core/time/utc-day'

const at = (day: string) => startOfDay(day) + 1

describe('the burn-up of a campaign', () => {
  const course = { startDay: '2026-11-01', endDay: '2026-11-04', target: 8, today: '2026-11-03', dayOf }

  it('adds up what its posts brought by day, and knows nothing of days to come', () => {
    const gains = [
      { publishedAt: at('2026-11-01'), value: 1 },
      { publishedAt: at('2026-11-03'), value: 4 },
    ]
    expect(getBurnUp({ ...course, gains })).toEqual([
      { day: '2026-11-01', reached: 1, ideal: 2 },
      { day: '2026-11-02', reached: 1, ideal: 4 },
      { day: '2026-11-03', reached: 5, ideal: 6 },
      { day: '2026-11-04', reached: null, ideal: 8 },
    ])
  })

  it('counts earlier posts on the first day and later ones on none', () => {
    const gains = [
      { publishedAt: at('2026-10-20'), value: 3 },
      { publishedAt: at('2026-11-05'), value: 9 },
    ]
    expect(getBurnUp({ ...course, gains, today: '2026-11-06' }).map(({ reached }) => reached)).toEqual([3, 3, 3, 3])
  })

  it.each([
    ['', '2026-11-04'],
    ['2026-11-04', '2026-11-01'],
  ])('from %j to %j has no points', (startDay, endDay) => {
    expect(getBurnUp({ ...course, startDay, endDay, gains: [] })).toEqual([])
  })
})

describe('the progress of a campaign', () => {
  it('counts days with both ends, over the change of clocks and years', () => {
    expect(countDays('2026-12-31', '2027-01-01')).toBe(2)
    expect(countDays('2026-10-24', '2026-10-26')).toBe(3)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('is the part of its goal, of its time, and whether the one keeps up with the other', () => {
    const campaign = { goalTarget: 10, startDay: '2026-11-01', endDay: '2026-11-10' }
    expect([goalShare(campaign, 4), goalShare(campaign, 40), goalShare({ goalTarget: 0 }, 4)]).toEqual([0.4, 1, null])
    expect([
      timeShare(campaign, '2026-11-05'),
      timeShare(campaign, '2026-10-01'),
      timeShare(campaign, '2027-01-01'),
    ]).toEqual([0.5, 0, 1])
    expect([isOnTrack(campaign, 5, '2026-11-05'), isOnTrack(campaign, 4, '2026-11-05')]).toEqual([true, false])
    expect(isOnTrack({ ...campaign, startDay: '' }, 5, '2026-11-05')).toBeNull()
  })

  it('takes the chosen metric of a publication, or all engagement together', () => {
    const values = { likes: 4, reposts: 3, replies: 2, clicks: 1, views: 100 }
    expect([gainOf('engagement', values), gainOf('views', values), gainOf('likes', {}), gainOf('likes', null)]).toEqual(
      [10, 100, 0, 0],
    )
  })
})
