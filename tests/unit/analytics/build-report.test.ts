import { addPublication, emptyDay } from '@postwright/core/analytics/count-publication'
import { buildReport } from '@postwright/core/analytics/build-report'
import { periodLength, daysOf, monthsOf, moveEnd, periodBefore } from '@postwright/core/analytics/periods'
import type { ChannelDay, ChannelMonth } from '@postwright/core/model/channel-month'
import { expect, test } from 'vitest'
import { makeBase } from '../../support/factories/document-base.ts'

function makeMonth(connectionId: string, month: string, days: ChannelDay[]): ChannelMonth {
  return { ...makeBase(`${connectionId}_${month}`), connectionId, platform: 'mastodon', month, days }
}

function makeDay(day: string, likes: number, more: Partial<Parameters<typeof addPublication>[1]> = {}): ChannelDay {
  const publication = { postId: `post${day}`, labels: [], campaignId: null, values: { likes }, ...more }
  return addPublication(emptyDay(day), publication)
}

const MONTHS = [
  makeMonth('c1', '2026-10', [{ ...makeDay('2026-10-31', 2, { labels: ['Tips'] }), followers: 90 }]),
  makeMonth('c1', '2026-11', [
    { ...makeDay('2026-11-01', 5, { labels: ['Tips'], campaignId: 'spring' }), followers: 100 },
    makeDay('2026-11-02', 7),
    { ...emptyDay('2026-11-03'), followers: 104 },
  ]),
  makeMonth('c2', '2026-11', [makeDay('2026-11-02', 11, { labels: ['News'] })]),
]
const PERIOD = { from: '2026-11-01', to: '2026-11-03' }

test('a report has every day, every channel and the days before it, and nothing from outside', () => {
  const { current, before } = buildReport(MONTHS, { period: PERIOD, comparison: 'before', filter: null })
  expect(current.days.map(({ day, sums }) => [day, sums.likes?.sum])).toEqual([
    ['2026-11-01', 5],
    ['2026-11-02', 18],
    ['2026-11-03', undefined],
  ])
  expect(current.total).toMatchObject({ publications: 3, likes: { sum: 23, of: 3 } })
  expect(current.channels.map(({ connectionId, sums }) => [connectionId, sums.likes?.sum])).toEqual([
    ['c1', 12],
    ['c2', 11],
  ])
  expect(current.channels[0]?.followers).toEqual([
    { day: '2026-11-01', count: 100 },
    { day: '2026-11-03', count: 104 },
  ])
  expect(before).toMatchObject({ from: '2026-10-29', to: '2026-10-31', total: { likes: { sum: 2, of: 1 } } })
})

test('the posts of a label or a campaign have their own sums, days and best posts', () => {
  const tips = buildReport(MONTHS, { period: PERIOD, comparison: null, filter: { by: 'label', name: 'Tips' } })
  expect(tips.before).toBeNull()
  expect(tips.current.total.likes).toEqual({ sum: 5, of: 1 })
  expect(tips.best.map(({ postId }) => postId)).toEqual(['post2026-11-01'])
  expect(tips.current.labels.map(({ name }) => name)).toEqual(['News', 'Tips'])
  const spring = buildReport(MONTHS, { period: PERIOD, comparison: null, filter: { by: 'campaign', name: 'spring' } })
  expect(spring.current.total.publications).toBe(1)
})

test('the most engaging posts come first', () => {
  const { best } = buildReport(MONTHS, { period: PERIOD, comparison: null, filter: null })
  expect(best.map(({ connectionId, engagement }) => [connectionId, engagement])).toEqual([
    ['c2', 11],
    ['c1', 7],
    ['c1', 5],
  ])
})

test('periods that are compared have as many days, across leap days and ends of years too', () => {
  expect(periodBefore({ from: '2026-01-01', to: '2026-01-31' }, 'before')).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  })
  const leap = periodBefore({ from: '2028-02-01', to: '2028-02-29' }, 'year')
  expect(leap).toEqual({ from: '2027-01-31', to: '2027-02-28' })
  expect(periodLength(leap)).toBe(29)
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(monthsOf({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test('an end that is moved takes the other one along, and never makes more than a year', () => {
  expect(moveEnd(PERIOD, 'from', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-03' })
  expect(moveEnd(PERIOD, 'from', '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(moveEnd(PERIOD, 'from', '2020-01-01')).toEqual({ from: '2020-01-01', to: '2020-12-31' })
  expect(periodLength(moveEnd(PERIOD, 'to', '2030-01-01'))).toBe(366)
})
