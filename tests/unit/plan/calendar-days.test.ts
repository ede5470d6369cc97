import {
  epochDay,
  isoDayOf,
  mondayOf,
  weekdayOf,
  weekOf,
  zoneClock,
} from '@postwright/core/campaign-plan/calendar-days'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ZONES = [
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Apia',
  'UTC',
]

const day = fc.integer({ min: epochDay('2027-01-01'), max: epochDay('2028-12-31') })

describe('A day of a plan', () => {
  it('has the weekday and the Monday that Temporal gives it', () => {
    fc.assert(
      fc.property(day, (number) => {
        const date = Temporal.PlainDate.from(isoDayOf(number))
        expect(weekdayOf(number)).toBe(date.dayOfWeek)
        expect(isoDayOf(mondayOf(weekOf(number)))).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString())
      }),
    )
  })
})

describe('A wall-clock time of a plan', () => {
  it('is the instant that the rest of the product gives it, on days with a clock change too', () => {
    for (const tzid of ZONES) {
      const instantOf = zoneClock(tzid)
      for (let number = epochDay('2027-01-01'); number < epochDay('2028-01-01'); number += 1) {
        for (const time of ['00:00', '00:30', '02:30', '03:00', '23:45']) {
          const local = `${isoDayOf(number)}T${time}`
          if (instantOf(local) !== toZonedTime(local, tzid).instant) expect.fail(`${local} in ${tzid}`)
        }
      }
    }
    expect(zoneClock('Asia/Kathmandu')('2027-05-01T09:00')).toBe(Date.UTC(2027, 4, 1, 3, 15))
  })
})
