import { type MailTimes, USUAL_MAIL_TIMES } from '@postwright/core/model/notice-preferences'
import { skipQuietHours, findMailSlot, MAIL_BATCH } from '@postwright/core/notifications/mail-slot'
import { fromInstant } from '@postwright/core/time/zoned-time'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** With clock changes by an hour and by half an hour, none at all, and offsets of half hours. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'] as const
const at = (local: string, tzid = 'Europe/Berlin') =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(tzid).epochMilliseconds
const times = (fields: Partial<MailTimes>): MailTimes => ({ ...USUAL_MAIL_TIMES, tzid: 'Europe/Berlin', ...fields })
const clock = (instant: number, tzid: string) => fromInstant(instant, tzid).local.slice(11)

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => [hour, minute].map((each) => String(each).padStart(2, '0')).join(':'))
const anyTimes: fc.Arbitrary<MailTimes> = fc.record({
  rhythm: fc.constantFrom('at_once', 'hourly', 'daily'),
  hour: fc.integer({ min: 0, max: 23 }),
  tzid: fc.constantFrom(...ZONES),
  quiet: fc.option(fc.record({ from: timeOfDay, to: timeOfDay })),
  isUrgentAtOnce: fc.boolean(),
})
const anyNow = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) })

function isQuiet({ quiet, tzid }: MailTimes, instant: number): boolean {
  const time = clock(instant, tzid)
  if (!quiet) return false
  return quiet.from <= quiet.to ? quiet.from <= time && time < quiet.to : quiet.from <= time || time < quiet.to
}

it('never mails in the past, later than two days, or within quiet hours that are not broken', () => {
  fc.assert(
    fc.property(anyTimes, anyNow, fc.boolean(), (chosen, now, isUrgent) => {
      const { dueAt, kind } = findMailSlot(chosen, now, isUrgent)
      expect(dueAt).toBeGreaterThan(now)
      expect(dueAt - now).toBeLessThanOrEqual(2 * DAY + 2 * HOUR)
      if (isUrgent && chosen.isUrgentAtOnce) expect([kind, dueAt]).toEqual(['batch', now + MAIL_BATCH])
      else expect(isQuiet(chosen, dueAt)).toBe(false)
    }),
  )
})

it('gives all that happens until a digest is sent the same digest', () => {
  fc.assert(
    fc.property(anyTimes, anyNow, fc.double({ min: 0, max: 1, noNaN: true }), (chosen, now, share) => {
      const digest = { ...chosen, rhythm: 'daily' as const, quiet: null }
      const { dueAt } = findMailSlot(digest, now, false)
      const later = now + Math.floor((dueAt - now - 1) * share)
      expect(findMailSlot(digest, later, false)).toEqual({ kind: 'digest', dueAt })
    }),
  )
})

it('sends daily mails at the hour of the person, on the days of clock changes too', () => {
  const daily = times({ rhythm: 'daily', hour: 8 })
  expect(findMailSlot(daily, at('2026-03-28T09:00'), false).dueAt).toBe(at('2026-03-29T08:00'))
  expect(at('2026-03-29T08:00') - at('2026-03-28T08:00')).toBe(23 * HOUR)
  expect(findMailSlot(daily, at('2026-10-24T08:00'), false).dueAt).toBe(at('2026-10-25T08:00'))
  // At two the clocks jump to three.
  const skipped = times({ rhythm: 'daily', hour: 2 })
  expect(clock(findMailSlot(skipped, at('2026-03-29T00:10'), false).dueAt, 'Europe/Berlin')).toBe('03:00')
})

it('sends hourly mails at full hours of the zone, also where these are half an hour apart', () => {
  const hourly = times({ rhythm: 'hourly', tzid: 'Asia/Kolkata' })
  expect(clock(findMailSlot(hourly, at('2026-05-01T10:07', 'Asia/Kolkata'), false).dueAt, 'Asia/Kolkata')).toBe('11:00')
})

it('waits until quiet hours end, across midnight and clock changes, as one mail', () => {
  const night = times({ quiet: { from: '22:00', to: '07:00' } })
  const end = at('2026-10-25T07:00')
  expect(findMailSlot(night, at('2026-10-24T22:30'), false)).toEqual({ kind: 'digest', dueAt: end })
  expect(findMailSlot(night, at('2026-10-25T02:30'), false).dueAt).toBe(end)
  expect(findMailSlot(night, at('2026-10-25T06:30'), false).dueAt).toBe(end)
  expect(findMailSlot(night, at('2026-10-25T07:00'), false).kind).toBe('batch')
  expect(findMailSlot({ ...night, isUrgentAtOnce: false }, at('2026-10-24T23:00'), true).dueAt).toBe(end)
  expect(findMailSlot(night, at('2026-10-24T23:00'), true).kind).toBe('batch')
})

it('takes quiet hours that end where they begin for none', () => {
  const now = at('2026-05-01T12:00')
  expect(skipQuietHours(times({ quiet: { from: '12:00', to: '12:00' } }), now)).toBe(now)
})
