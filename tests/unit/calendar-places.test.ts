import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownDays, stepDate, weeksOf } from '@/posts/times/calendar-days.ts'
import {
  beginningOf,
  movedTo,
  placeKey,
  placeOf,
  toTimeRange,
  stepPlace,
} from '@/features/content-scheduler/calendar-place.ts'

const NEW_YORK = 'America/New_York'
const HOUR = 3_600_000
const march = (day: number, hour: number, minute = 0) => Date.UTC(2027, 2, day, hour, minute)

describe('the days of a view', () => {
  test('of a month are whole weeks from the first day of the week', () => {
    const days = shownDays('month', '2027-03-15', 1)
    expect([days[0], days.at(-1), days.length]).toEqual(['2027-03-01', '2027-04-04', 35])
    expect(shownDays('month', '2027-03-15', 7)[0]).toBe('2027-02-28')
    expect(weeksOf(days)).toHaveLength(5)
  })

  test('of a month always hold every day of it, once, in weeks', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const property = fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, first) => {
      const day = date.toISOString().slice(0, 10)
      const days = shownDays('month', day, first)
      expect(days.length % 7).toBe(0)
      expect(new Set(days).size).toBe(days.length)
      expect(days).toContain(day)
      expect(Temporal.PlainDate.from(days[0] ?? '').dayOfWeek).toBe(first)
      const month = Temporal.PlainDate.from(day)
      expect(days.filter((each) => each.startsWith(day.slice(0, 7)))).toHaveLength(month.daysInMonth)
    })
    fc.assert(property, { numRuns: 200 })
  })

  test('step by what is shown, and stay in a short month', () => {
    expect(stepDate('month', '2027-01-31', 1)).toBe('2027-02-28')
    expect(stepDate('week', '2027-01-31', -1)).toBe('2027-01-24')
    expect(stepDate('day', '2027-02-28', 1)).toBe('2027-03-01')
  })
})

describe('a place on the clock of a zone', () => {
  test('is as long as the clock says: a day of 23 hours, and an hour that does not exist is empty', () => {
    const day = toTimeRange('2027-03-14', NEW_YORK)
    expect((day.to - day.from) / HOUR).toBe(23)
    const skipped = toTimeRange('2027-03-14', NEW_YORK, 2, 3)
    expect(skipped.to - skipped.from).toBe(0)
    const twice = toTimeRange('2027-11-07', NEW_YORK, 1, 2)
    expect((twice.to - twice.from) / HOUR).toBe(2)
  })

  test('holds every instant once: the hours of a day follow each other without a gap', () => {
    for (const date of ['2027-03-14', '2027-11-07', '2027-06-01']) {
      for (let hour = 0; hour < 23; hour += 1) {
        expect(toTimeRange(date, NEW_YORK, hour, hour + 1).to).toBe(
          toTimeRange(date, NEW_YORK, hour + 1, hour + 2).from,
        )
      }
    }
  })

  test('keeps the time of day when the clocks change between', () => {
    const { to, change } = movedTo(march(13, 14), NEW_YORK, { date: '2027-03-15', hour: null })
    expect(to).toEqual({ local: '2027-03-15T09:00', tzid: NEW_YORK, instant: march(15, 13) })
    expect(change).toBeNull()
  })

  test('moves a time forward that does not exist, and takes the first of one that comes twice', () => {
    const gap = movedTo(march(12, 7, 30), NEW_YORK, { date: '2027-03-14', hour: null })
    expect(gap).toMatchObject({ change: 'skipped', to: { local: '2027-03-14T02:30', instant: march(14, 7, 30) } })
    const fold = movedTo(Date.UTC(2027, 10, 6, 5, 30), NEW_YORK, { date: '2027-11-07', hour: null })
    expect(fold).toMatchObject({ change: 'repeated', to: { instant: Date.UTC(2027, 10, 7, 5, 30) } })
  })

  test('keeps the minute in another hour, and gives a draft the beginning', () => {
    expect(movedTo(march(2, 14, 20), 'UTC', { date: '2027-03-03', hour: 9 }).to.local).toBe('2027-03-03T09:20')
    expect(beginningOf({ date: '2027-03-03', hour: null }, 'UTC', '09:00').to.local).toBe('2027-03-03T09:00')
    expect(beginningOf({ date: '2027-03-03', hour: 7 }, 'UTC', '09:00').to.local).toBe('2027-03-03T07:00')
    expect(placeOf(march(3, 23, 30), 'Asia/Tokyo')).toEqual({ date: '2027-03-04', hour: 8 })
  })

  test('has neighbours: days and weeks in a month, days and hours in a week', () => {
    const day = { date: '2027-03-31', hour: null }
    expect(stepPlace(day, 'ArrowRight')).toEqual({ date: '2027-04-01', hour: null })
    expect(stepPlace(day, 'ArrowUp')).toEqual({ date: '2027-03-24', hour: null })
    expect(stepPlace({ date: '2027-03-31', hour: 0 }, 'ArrowUp')).toEqual({ date: '2027-03-31', hour: 0 })
    expect(stepPlace({ date: '2027-03-31', hour: 8 }, 'ArrowDown')).toEqual({ date: '2027-03-31', hour: 9 })
    expect(stepPlace(day, 'a')).toBeNull()
    expect(placeKey({ date: '2027-03-31', hour: 8 })).toBe('2027-03-31T08')
  })
})
