import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromInstant, localTimeSchema, toZonedTime, timeZoneSchema } from '@postwright/core/time/zoned-time'

const ZONES = Intl.supportedValuesOf('timeZone')
const iso = (local: string, tzid: string) => new Date(toZonedTime(local, tzid).instant).toISOString()

describe('a wall-clock time in a zone', () => {
  test.each([
    ['an ordinary one', '2026-11-21T09:30', 'Europe/Berlin', '2026-11-21T08:30:00.000Z'],
    ['skipped by a clock change moves forward', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['that happens twice is the first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['skipped in the southern hemisphere', '2026-10-04T02:15', 'Australia/Sydney', '2026-10-03T16:15:00.000Z'],
    ['skipped by half an hour', '2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40:00.000Z'],
    ['in a zone off by three quarters of an hour', '2026-11-21T12:00', 'Asia/Kathmandu', '2026-11-21T06:15:00.000Z'],
    ['on a day a country skipped', '2011-12-30T10:00', 'Pacific/Apia', '2011-12-30T20:00:00.000Z'],
    ['on the last of February', '2028-02-29T23:59', 'America/New_York', '2028-03-01T04:59:00.000Z'],
  ])('%s', (_, local, tzid, instant) => {
    expect(iso(local, tzid)).toBe(instant)
  })

  test('comes back as it was chosen, unless a clock change skipped it', () => {
    const minutes = fc.integer({ min: 0, max: 14 * 365 * 24 * 60 })
    const property = fc.property(minutes, fc.constantFrom(...ZONES), (minute, tzid) => {
      const instant = Date.UTC(2024, 0, 1) + minute * 60_000
      const shown = fromInstant(instant, tzid)
      const again = toZonedTime(shown.local, tzid)
      expect(again.local).toBe(shown.local)
      const shift = instant - again.instant
      expect(shift === 0 || isFold(shown.local, tzid), `${shown.local} ${tzid}`).toBe(true)
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('is refused when no such date, time or zone exists', () => {
    for (const local of ['2026-02-30T10:00', '2026-11-21T25:00', '2026-11-21', '2026-11-21T10:00Z', 'soon']) {
      expect(localTimeSchema.safeParse(local).success, local).toBe(false)
    }
    for (const tzid of ['+02:00', 'Mars/Base', '', 'Europe'])
      expect(timeZoneSchema.safeParse(tzid).success, tzid).toBe(false)
    for (const tzid of ZONES) expect(timeZoneSchema.safeParse(tzid).success, tzid).toBe(true)
  })
})

/** Returns whether the clocks show this time twice. */
function isFold(local: string, tzid: string): boolean {
  const plain = Temporal.PlainDateTime.from(local)
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(tzid, { disambiguation }),
  )
  return first?.epochMilliseconds !== second?.epochMilliseconds
}
