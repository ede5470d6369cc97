import { expect, test } from 'vitest'
import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { checkLocalTime } from '@/posts/times/local-time-check.ts'
import { clockChange } from '@postwright/core/time/clock-change'
import { presetTime, schedulePresets } from '@/posts/times/schedule-presets.ts'

const FRIDAY_EVENING_UTC = Date.UTC(2026, 10, 20, 22, 30)

test('offers times of the workspace, not of the viewer', () => {
  expect(schedulePresets(FRIDAY_EVENING_UTC, 'Asia/Tokyo')).toEqual([
    { preset: 'in_five_minutes', local: '2026-11-21T07:35' },
    { preset: 'in_one_hour', local: '2026-11-21T08:30' },
    { preset: 'tomorrow_morning', local: '2026-11-22T09:00' },
    { preset: 'next_monday', local: '2026-11-23T09:00' },
  ])
})

test('means the Monday after when today is one', () => {
  const monday = Date.UTC(2026, 10, 23, 8)
  expect(schedulePresets(monday, 'UTC').find(({ preset }) => preset === 'next_monday')?.local).toBe('2026-11-30T09:00')
})

test('crosses a clock change by the clock on the wall', () => {
  const dayBefore = Date.UTC(2027, 2, 27, 12)
  expect(presetTime('tomorrow_morning', dayBefore, 'Europe/Berlin')).toBe('2027-03-28T09:00')
})

test('offers no moment twice', () => {
  const sunday = Date.UTC(2026, 10, 22, 9)
  expect(schedulePresets(sunday, 'UTC').map(({ local }) => local)).toEqual([
    '2026-11-22T09:05',
    '2026-11-22T10:00',
    '2026-11-23T09:00',
  ])
})

test('is never sooner than it says, also while an hour repeats and its times mean the first one', () => {
  const halfAMinute = Date.UTC(2026, 10, 22, 9, 0, 30)
  expect(presetTime('in_five_minutes', halfAMinute, 'UTC')).toBe('2026-11-22T09:06')
  const firstTwoThirty = Date.UTC(2026, 9, 25, 0, 30)
  expect(presetTime('in_one_hour', firstTwoThirty, 'Europe/Berlin')).toBe('2026-10-25T03:00')
})

test.each([
  ['2027-03-28T02:30', 'Europe/Berlin', 'skipped'],
  ['2027-10-31T02:30', 'Europe/Berlin', 'repeated'],
  ['2027-03-28T03:00', 'Europe/Berlin', null],
  ['2027-03-28T02:30', 'Asia/Tokyo', null],
] as const)('knows what a clock change does to %s in %s: %s', (local, tzid, change) => {
  expect(clockChange(local, tzid)).toBe(change)
})

test.each([
  [null, 'missing'],
  ['2026-13-01T10:00', 'missing'],
  ['2026-11-20T22:29', null],
  ['2026-11-20T22:28', 'time_in_past'],
  ['2026-11-20T22:31', null],
])('finds what is wrong with %s: %s', (local, problem) => {
  expect(checkLocalTime(local, 'UTC', FRIDAY_EVENING_UTC)).toBe(problem)
})

test('refuses what lies beyond the horizon', () => {
  const { local } = fromInstant(FRIDAY_EVENING_UTC + SCHEDULE_HORIZON + 120_000, 'UTC')
  expect(checkLocalTime(local, 'UTC', FRIDAY_EVENING_UTC)).toBe('time_too_far')
})
