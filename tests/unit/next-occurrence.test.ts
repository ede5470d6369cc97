import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { RecurrenceEnd, Rhythm } from '@postwright/core/time/recurrence/recurrence-rule'
import { expect, test } from 'vitest'
import { nextOccurrence } from '../../functions/src/domain/series/create-series.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const DAY = 24 * 60 * 60_000
const dayIn = (days: number) => new Date(NOON + days * DAY).toISOString().slice(0, 10)
const HORIZON = SCHEDULE_HORIZON / DAY

const monthly = (day: number, interval = 1): Rhythm => ({ kind: 'monthly', interval, day, shortMonth: 'skip' })

function next(rhythm: Rhythm, startsOn: string, end: RecurrenceEnd = { kind: 'never' }) {
  return nextOccurrence({ rule: { rhythm, startsOn, end }, time: '09:30', tzid: 'Europe/Berlin', skipped: [] }, NOON)
}

const codeOf = (...rule: Parameters<typeof next>) => {
  try {
    return next(...rule).day
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

test('a series has its first post on the first day of its rule', () => {
  expect(codeOf(monthly(1), dayIn(1))).toBe('2026-12-01')
})

test('a series that starts after posts can be scheduled is too far', () => {
  expect(codeOf({ kind: 'daily', interval: 1 }, dayIn(HORIZON + 1))).toBe('time_too_far')
})

test('a series that starts in time but whose first post comes after that is too far, not empty', () => {
  expect(codeOf(monthly(1), dayIn(HORIZON - 2))).toBe('time_too_far')
  expect(codeOf(monthly(31, 99), '2026-11-21')).toBe('time_too_far')
  expect(codeOf(monthly(1), dayIn(HORIZON - 2), { kind: 'after', count: 1 })).toBe('time_too_far')
})

test('a series without any day is empty, wherever it starts', () => {
  expect(codeOf(monthly(30, 12), '2027-02-01')).toBe('series_empty')
  expect(codeOf(monthly(1), dayIn(2), { kind: 'on', day: dayIn(3) })).toBe('series_empty')
  expect(codeOf(monthly(1), dayIn(HORIZON - 2), { kind: 'on', day: dayIn(HORIZON - 1) })).toBe('series_empty')
})
