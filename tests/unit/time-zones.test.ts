import { fromZonedTime, toZonedTime as inZoneElsewhere } from 'date-fns-tz'
import { afterAll, describe, expect, test } from 'vitest'
import { occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'

/**
 * Compares the product's times with those of another library in every zone that the runtime knows, at every change of its
 * clocks from 2024 to 2037. Both read the zones of the runtime, so no difference can come from the version of the data.
 */
const FROM = Date.UTC(2024, 0, 1)
const UNTIL = Date.UTC(2038, 0, 1)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ZONES = Intl.supportedValuesOf('timeZone')

/** Offset of a zone from UTC, in milliseconds, by the other library. */
function offsetElsewhere(instant: number, tzid: string): number {
  const shown = inZoneElsewhere(instant, tzid)
  const asUtc = Date.UTC(
    shown.getFullYear(),
    shown.getMonth(),
    shown.getDate(),
    shown.getHours(),
    shown.getMinutes(),
    shown.getSeconds(),
  )
  return asUtc - instant
}

/** Local time in a zone, `YYYY-MM-DDTHH:mm`, by the other library. */
function shownElsewhere(instant: number, tzid: string): string {
  return minuteOf(instant + offsetElsewhere(instant, tzid))
}

function minuteOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16)
}

type Change = { tzid: string; at: number; by: number }

/** Every moment at which the clocks of a zone change, and by how much, as the other library sees it. */
function changesIn(tzid: string): Change[] {
  const found: Change[] = []
  let before = offsetElsewhere(FROM, tzid)
  // The shortest pause of a summer time lasts four weeks.
  for (let start = FROM; start < UNTIL; start += 14 * DAY) {
    const after = offsetElsewhere(start + 14 * DAY, tzid)
    if (after === before) continue
    let [low, high] = [start, start + 14 * DAY]
    while (high - low > MINUTE) {
      const middle = Math.floor((low + high) / (2 * MINUTE)) * MINUTE
      if (offsetElsewhere(middle, tzid) === before) low = middle
      else high = middle
    }
    found.push({ tzid, at: high, by: after - before })
    before = after
  }
  return found
}

/** The other library shows a time as one of the machine's own zone, which must have no clock changes. */
const SYSTEM = process.env.TZ
process.env.TZ = 'UTC'
afterAll(() => {
  if (SYSTEM === undefined) delete process.env.TZ
  else process.env.TZ = SYSTEM
})

const CHANGES = ZONES.flatMap(changesIn)

describe('the times of every zone', () => {
  test('are compared at thousands of changes, of both kinds and of less than an hour', () => {
    expect(ZONES.length).toBeGreaterThan(400)
    expect(CHANGES.length).toBeGreaterThan(2_500)
    expect(CHANGES.some(({ by }) => by > 0) && CHANGES.some(({ by }) => by < 0)).toBe(true)
    expect(CHANGES.some(({ by }) => Math.abs(by) < HOUR)).toBe(true)
  })

  test('show what the other library shows before, at and after each change', () => {
    const differing = CHANGES.flatMap(({ tzid, at }) =>
      [-DAY, -MINUTE, 0, MINUTE, HOUR, DAY].flatMap((away) => {
        const [ours, theirs] = [fromInstant(at + away, tzid).local, shownElsewhere(at + away, tzid)]
        return ours === theirs ? [] : [`${tzid} ${at + away}: ${ours}, not ${theirs}`]
      }),
    )
    expect(differing.slice(0, 20)).toEqual([])
  })

  test('are the same instants where a time comes once', () => {
    const differing = CHANGES.flatMap(({ tzid, at, by }) =>
      [at - DAY, at - Math.abs(by) - MINUTE, at + Math.abs(by), at + DAY].flatMap((instant) => {
        const local = shownElsewhere(instant, tzid)
        const [ours, theirs] = [toZonedTime(local, tzid).instant, fromZonedTime(local, tzid).getTime()]
        return ours === instant && ours === theirs ? [] : [`${tzid} ${local}: ${ours}, ${theirs}, not ${instant}`]
      }),
    )
    expect(differing.slice(0, 20)).toEqual([])
  })

  test('move forward by what the clocks leave out, and are the first of what they show twice', () => {
    const differing = CHANGES.flatMap(({ tzid, at, by }) => {
      // Minutes inside what is left out or repeated, by the clocks before the change.
      return [0, Math.abs(by) / 2, Math.abs(by) - MINUTE].flatMap((into) => {
        const instant = by > 0 ? at + into : at - Math.abs(by) + into
        const offset = offsetElsewhere(at - MINUTE, tzid)
        const local = minuteOf(instant + offset)
        const ours = toZonedTime(local, tzid).instant
        const shown = by > 0 ? minuteOf(instant + offset + by) : local
        const isRight = ours === instant && shownElsewhere(ours, tzid) === shown
        return isRight ? [] : [`${tzid} ${local}: ${ours}, not ${instant}`]
      })
    })
    expect(differing.slice(0, 20)).toEqual([])
  })

  test('of a series over a change are those of the other library, day by day', () => {
    const differing = CHANGES.flatMap(({ tzid, at }) => {
      const time = fromInstant(at + HOUR / 2, tzid).local.slice(11)
      const startsOn = fromInstant(at - 2 * DAY, tzid).local.slice(0, 10)
      const until = fromInstant(at + 2 * DAY, tzid).local.slice(0, 10)
      const rule = { rhythm: { kind: 'daily', interval: 1 }, startsOn, end: { kind: 'never' } } as const
      return [...occurrences({ rule, time, tzid, skipped: [] }, { until })].flatMap(({ when, change }) => {
        const shown = shownElsewhere(when.instant, tzid)
        const isAsked = change === 'skipped' ? shown > when.local : shown === when.local
        const isFirst = change !== 'repeated' || shownElsewhere(when.instant - HOUR / 2, tzid) <= shown
        return isAsked && isFirst ? [] : [`${tzid} ${when.local}: ${shown}`]
      })
    })
    expect(differing.slice(0, 20)).toEqual([])
  })
})
