import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inWeekOrder, type Slot, slotSchema } from '@postwright/core/model/queue'
import {
  slotTimes,
  freeSlots,
  nextFreeSlot,
  weekOf,
  weekOfSlots,
  SUGGESTED_PLANS,
  suggestedSlots,
} from '@postwright/core/slots/slots'

const DAY = 24 * 60 * 60 * 1000
const BERLIN = 'Europe/Berlin'

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds
const isoOf = (times: readonly number[]) => times.map((time) => new Date(time).toISOString())
const slot = (weekday: number, time: string): Slot => ({ weekday, time })

const ZONES = [
  BERLIN,
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
]
const slots = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    time: fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`),
  }),
  { maxLength: 12 },
)
const moments = fc.integer({ min: at('2011-12-25T00:00:00Z'), max: at('2037-06-01T00:00:00Z') })
const weekly = fc.record({ slots, tzid: fc.constantFrom(...ZONES) })

describe('slotTimes', () => {
  it('gives a slot of each week at its wall-clock time, whatever the offset', () => {
    const week = { slots: [slot(1, '09:00')], tzid: BERLIN }
    const span = { from: at('2026-03-23T00:00:00Z'), until: at('2026-04-07T00:00:00Z') }
    expect(isoOf(slotTimes(week, span))).toEqual([
      '2026-03-23T08:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
      '2026-04-06T07:00:00.000Z',
    ])
  })

  it('moves a slot that a clock change skips forward, and counts it once where another slot is then', () => {
    const week = { slots: [slot(7, '02:30'), slot(7, '03:30')], tzid: BERLIN }
    const span = { from: at('2026-03-29T00:00:00Z'), until: at('2026-03-30T00:00:00Z') }
    expect(isoOf(slotTimes(week, span))).toEqual(['2026-03-29T01:30:00.000Z'])
  })

  it('takes the first of two times with the same name', () => {
    const week = { slots: [slot(7, '02:30')], tzid: BERLIN }
    const span = { from: at('2026-10-25T00:00:00Z'), until: at('2026-10-26T00:00:00Z') }
    expect(isoOf(slotTimes(week, span))).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  it('takes the beginning of a span and leaves its end out', () => {
    const week = { slots: [slot(1, '09:00')], tzid: 'UTC' }
    expect(slotTimes(week, { from: at('2026-03-23T09:00:00Z'), until: at('2026-03-30T09:00:00Z') })).toHaveLength(1)
  })

  it('gives every instant once and in order, within the span, and the same however the span is cut', () => {
    fc.assert(
      fc.property(
        weekly,
        moments,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 100 }),
        (week, from, days, cut) => {
          const until = from + days * DAY
          const whole = slotTimes(week, { from, until })
          const middle = from + Math.floor(((until - from) * cut) / 100)
          const halves = [...slotTimes(week, { from, until: middle }), ...slotTimes(week, { from: middle, until })]
          expect(halves).toEqual(whole)
          expect(whole).toEqual([...new Set(whole)].toSorted((a, b) => a - b))
          for (const time of whole) expect(time >= from && time < until).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('has each slot in each whole week, clock changes or not, unless another one falls on the same instant', () => {
    fc.assert(
      fc.property(weekly, moments, (week, moment) => {
        const times = slotTimes(week, weekOf(moment, week.tzid))
        const distinct = inWeekOrder(week.slots).length
        expect(times.length).toBeLessThanOrEqual(distinct)
        const local = times.map((time) => Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(week.tzid))
        const named = local.filter((time) =>
          week.slots.some(
            (each) => each.weekday === time.dayOfWeek && each.time === time.toPlainTime().toString().slice(0, 5),
          ),
        )
        // Only a clock change moves slots away from their wall-clock time, those of one day.
        const byDay = [...Map.groupBy(inWeekOrder(week.slots), ({ weekday }) => weekday).values()]
        expect(times.length - named.length).toBeLessThanOrEqual(Math.max(0, ...byDay.map(({ length }) => length)))
        if (week.tzid === 'UTC' || week.tzid === 'Asia/Kathmandu') expect(named).toHaveLength(distinct)
      }),
      { numRuns: 150 },
    )
  })

  it('moves a slot on the day that Apia left out to the day after it', () => {
    const week = { slots: [slot(5, '10:00')], tzid: 'Pacific/Apia' }
    const span = { from: at('2011-12-28T00:00:00Z'), until: at('2012-01-02T00:00:00Z') }
    expect(isoOf(slotTimes(week, span))).toEqual(['2011-12-30T20:00:00.000Z'])
  })
})

describe('nextFreeSlot', () => {
  const week = { slots: [slot(1, '09:00'), slot(3, '09:00')], tzid: 'UTC' }
  const from = at('2026-03-23T09:00:01Z')
  const span = { from, until: from + 60 * DAY }

  it('passes over slots that are taken', () => {
    const next = nextFreeSlot(week, new Set([at('2026-03-25T09:00:00Z')]), span)
    expect(next && isoOf([next])).toEqual(['2026-03-30T09:00:00.000Z'])
  })

  it('is null without slots, and where all are taken', () => {
    expect(nextFreeSlot({ ...week, slots: [] }, new Set(), span)).toBeNull()
    expect(nextFreeSlot(week, new Set(slotTimes(week, span)), span)).toBeNull()
  })

  it('is never in the past, never taken, and the earliest of those', () => {
    fc.assert(
      fc.property(weekly, moments, fc.array(fc.nat(60)), (weeklySlots, now, places) => {
        const wide = { from: now, until: now + 60 * DAY }
        const all = slotTimes(weeklySlots, wide)
        const taken = new Set(places.flatMap((place) => all[place] ?? []))
        expect([...freeSlots(weeklySlots, taken, wide)]).toEqual(all.filter((time) => !taken.has(time)))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the week', () => {
  const week = { slots: [slot(1, '09:00'), slot(5, '17:00'), slot(7, '23:30')], tzid: BERLIN }
  const now = at('2026-03-25T12:00:00Z')

  it('lasts from Monday to Monday in the zone, an hour less with the clock change', () => {
    const { from, until } = weekOf(now, BERLIN)
    expect(isoOf([from, until])).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
  })

  it('shows the slots to come with their posts, and those that are empty', () => {
    const friday = at('2026-03-27T16:00:00Z')
    expect(weekOfSlots(week, [{ postId: 'post', at: friday }], now)).toEqual([
      { at: friday, postId: 'post' },
      { at: at('2026-03-29T21:30:00Z'), postId: null },
    ])
  })
})

it('suggests as many slots as the plan says, all of them possible and on days of their own', () => {
  for (const plan of SUGGESTED_PLANS) {
    const suggested = suggestedSlots(plan)
    expect(new Set(suggested.map(({ weekday }) => weekday)).size).toBe(plan)
    for (const each of suggested) expect(slotSchema.safeParse(each).success).toBe(true)
  }
})

it('refuses slots that no week has', () => {
  for (const wrong of [slot(0, '09:00'), slot(8, '09:00'), slot(1, '24:00'), slot(1, '9:00'), slot(1, '09:60')]) {
    expect(slotSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})
