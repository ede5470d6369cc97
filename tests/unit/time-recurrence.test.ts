import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occurrences, recurringDays } from '@postwright/core/time/recurrence/occurrences'
import {
  type RecurrenceRule,
  type Rhythm,
  recurrenceRuleSchema,
} from '@postwright/core/time/recurrence/recurrence-rule'

const NEVER = { kind: 'never' } as const
const weekly = (weekdays: number[], interval = 1, weekStart = 1): Rhythm => ({
  kind: 'weekly',
  interval,
  weekdays,
  weekStart,
})
const onWeekday = (week: 1 | 2 | 3 | 4 | 5 | -1, weekday: number, interval = 1): Rhythm => ({
  kind: 'monthly_weekday',
  interval,
  week,
  weekday,
})

function days(rhythm: Rhythm, startsOn: string, until: string, end: RecurrenceRule['end'] = NEVER): string[] {
  return [...recurringDays({ rhythm, startsOn, end }, { until })]
}

describe('the days of a rule', () => {
  test('come every day, or every few days from the first', () => {
    expect(days({ kind: 'daily', interval: 1 }, '2026-12-30', '2027-01-01')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(days({ kind: 'daily', interval: 3 }, '2028-02-27', '2028-03-06')).toEqual([
      '2028-02-27',
      '2028-03-01',
      '2028-03-04',
    ])
  })

  test('come on weekdays, none before the first day', () => {
    expect(days(weekly([1, 3]), '2026-11-24', '2026-12-03')).toEqual(['2026-11-25', '2026-11-30', '2026-12-02'])
  })

  test('skip other weeks by where a week begins', () => {
    // The example of RFC 5545: every other week on Tuesday and Sunday, from a Tuesday.
    const everyOther = (weekStart: number) => days(weekly([2, 7], 2, weekStart), '1997-08-05', '1997-08-31')
    expect(everyOther(1)).toEqual(['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'])
    expect(everyOther(7)).toEqual(['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'])
  })

  test('on the 31st are left out in shorter months, or moved to their last day, as chosen', () => {
    const on31 = (shortMonth: 'skip' | 'last_day') =>
      days({ kind: 'monthly', interval: 1, day: 31, shortMonth }, '2028-01-01', '2028-05-31')
    expect(on31('skip')).toEqual(['2028-01-31', '2028-03-31', '2028-05-31'])
    expect(on31('last_day')).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'])
  })

  test('are the second Tuesday, the last Friday and the fifth Monday where there is one', () => {
    expect(days(onWeekday(2, 2), '2026-11-01', '2027-01-31')).toEqual(['2026-11-10', '2026-12-08', '2027-01-12'])
    expect(days(onWeekday(-1, 5), '2026-11-01', '2027-01-31')).toEqual(['2026-11-27', '2026-12-25', '2027-01-29'])
    expect(days(onWeekday(5, 1), '2026-11-01', '2027-03-31')).toEqual(['2026-11-30', '2027-03-29'])
    expect(days(onWeekday(1, 1, 3), '2026-11-02', '2027-05-31')).toEqual(['2026-11-02', '2027-02-01', '2027-05-03'])
  })

  test('end on a day, or after a number of them that counts from the first', () => {
    const daily: Rhythm = { kind: 'daily', interval: 1 }
    expect(days(daily, '2026-11-22', '2026-12-31', { kind: 'on', day: '2026-11-23' })).toHaveLength(2)
    expect(days(daily, '2026-11-22', '2026-12-31', { kind: 'on', day: '2026-11-21' })).toEqual([])
    const rule = { rhythm: daily, startsOn: '2026-11-22', end: { kind: 'after', count: 5 } } as const
    expect([...recurringDays(rule, { from: '2026-11-25', until: '2027-11-22' })]).toEqual(['2026-11-25', '2026-11-26'])
  })

  test('end even where no month has such a day', () => {
    const never: Rhythm = { kind: 'monthly', interval: 12, day: 30, shortMonth: 'skip' }
    expect(days(never, '2026-02-01', '2036-02-01')).toEqual([])
  })
})

const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), interval: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constant('weekly' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    weekStart: fc.constantFrom(1, 6, 7),
  }),
  fc.record({
    kind: fc.constant('monthly' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    day: fc.integer({ min: 1, max: 31 }),
    shortMonth: fc.constantFrom('skip' as const, 'last_day' as const),
  }),
  fc.record({
    kind: fc.constant('monthly_weekday' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    week: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, -1 as const),
    weekday: fc.integer({ min: 1, max: 7 }),
  }),
)

const DAY = 86_400_000
const at = (day: string) => new Date(`${day}T00:00Z`)
const weekdayOf = (day: string) => at(day).getUTCDay() || 7
const monthsOf = (day: string) => at(day).getUTCFullYear() * 12 + at(day).getUTCMonth()
const lengthOfMonth = (day: string) =>
  new Date(Date.UTC(at(day).getUTCFullYear(), at(day).getUTCMonth() + 1, 0)).getUTCDate()
const weekOf = (day: string, weekStart: number) => Math.floor((at(day).getTime() / DAY + 3 - (weekStart - 1)) / 7)

/** Decides for a day on its own, with plain dates, whether a rhythm includes it. */
function hasDay(rhythm: Rhythm, start: string, day: string): boolean {
  if (day < start) return false
  const date = at(day).getUTCDate()
  const months = monthsOf(day) - monthsOf(start)
  switch (rhythm.kind) {
    case 'daily':
      return ((at(day).getTime() - at(start).getTime()) / DAY) % rhythm.interval === 0
    case 'weekly': {
      const weeks = weekOf(day, rhythm.weekStart) - weekOf(start, rhythm.weekStart)
      return rhythm.weekdays.includes(weekdayOf(day)) && weeks % rhythm.interval === 0
    }
    case 'monthly': {
      const isMoved = rhythm.shortMonth === 'last_day' && date === lengthOfMonth(day) && date < rhythm.day
      return months % rhythm.interval === 0 && (date === rhythm.day || isMoved)
    }
    case 'monthly_weekday': {
      const isPlace = rhythm.week === -1 ? date + 7 > lengthOfMonth(day) : Math.ceil(date / 7) === rhythm.week
      return months % rhythm.interval === 0 && weekdayOf(day) === rhythm.weekday && isPlace
    }
  }
}

describe('every rule', () => {
  const starts = fc.integer({ min: 0, max: 4_000 }).map((n) => new Date(Date.UTC(2024, 0, 1) + n * DAY))

  test('has just the days that fit it one by one, in their order', () => {
    fc.assert(
      fc.property(rhythms, starts, (rhythm, startDate) => {
        const start = startDate.toISOString().slice(0, 10)
        const all = Array.from({ length: 400 }, (_, n) =>
          new Date(startDate.getTime() + n * DAY).toISOString().slice(0, 10),
        )
        expect(days(rhythm, start, all.at(-1) ?? start)).toEqual(all.filter((day) => hasDay(rhythm, start, day)))
      }),
      { numRuns: 300 },
    )
  })

  test('has the same days wherever reading begins, with and without a number of them', () => {
    fc.assert(
      fc.property(rhythms, starts, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }), (...given) => {
        const [rhythm, startDate, later, count] = given
        const [start = '', from = '', until = ''] = [0, later, 500].map((n) =>
          new Date(startDate.getTime() + n * DAY).toISOString().slice(0, 10),
        )
        const end = count > 30 ? NEVER : ({ kind: 'after', count } as const)
        const rule = recurrenceRuleSchema.parse({ rhythm, startsOn: start, end })
        const all = [...recurringDays(rule, { until })]
        expect([...recurringDays(rule, { from, until })]).toEqual(all.filter((day) => day >= from))
        if (end.kind === 'after') expect(all.length).toBeLessThanOrEqual(count)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what happens on the days of a rule', () => {
  const rule: RecurrenceRule = { rhythm: { kind: 'daily', interval: 1 }, startsOn: '2027-03-27', end: NEVER }
  const at0230 = { rule, time: '02:30', tzid: 'Europe/Berlin', skipped: [] }
  const times = (found: ReturnType<typeof occurrences>) =>
    [...found].map(({ when, change }) => `${new Date(when.instant).toISOString().slice(5, 16)} ${change}`)

  test('keeps the time of the clocks, moves forward what a change leaves out and takes the first of what comes twice', () => {
    expect(times(occurrences(at0230, { until: '2027-03-29' }))).toEqual([
      '03-27T01:30 null',
      '03-28T01:30 skipped',
      '03-29T00:30 null',
    ])
    expect(times(occurrences(at0230, { from: '2027-10-30', until: '2027-11-01' }))).toEqual([
      '10-30T00:30 null',
      '10-31T00:30 repeated',
      '11-01T01:30 null',
    ])
  })

  test('leaves out skipped days, which count all the same', () => {
    const three = { ...rule, end: { kind: 'after', count: 3 } } as const
    const found = occurrences({ ...at0230, rule: three, skipped: ['2027-03-28'] }, { until: '2027-12-31' })
    expect([...found].map(({ day }) => day)).toEqual(['2027-03-27', '2027-03-29'])
  })
})

describe('a rule that is not one', () => {
  test.each([
    ['an interval of none', { rhythm: { kind: 'daily', interval: 0 } }],
    ['no weekday', { rhythm: weekly([]) }],
    ['a weekday twice', { rhythm: weekly([1, 1]) }],
    ['an eighth weekday', { rhythm: weekly([8]) }],
    ['the 32nd', { rhythm: { kind: 'monthly', interval: 1, day: 32, shortMonth: 'skip' } }],
    ['a sixth week', { rhythm: { kind: 'monthly_weekday', interval: 1, week: 6, weekday: 1 } }],
    ['a day that does not exist', { startsOn: '2027-02-29' }],
    ['an end after nothing', { end: { kind: 'after', count: 0 } }],
  ])('is refused: %s', (_, wrong) => {
    const right = { rhythm: { kind: 'daily', interval: 1 }, startsOn: '2027-02-28', end: NEVER }
    expect(recurrenceRuleSchema.safeParse(right).success).toBe(true)
    expect(recurrenceRuleSchema.safeParse({ ...right, ...wrong }).success).toBe(false)
  })
})
