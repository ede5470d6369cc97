import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { suggestTimes, timesAround, parseTypedTime } from '@/ui/suggest-times.ts'

const two = (part: number) => String(part).padStart(2, '0')
const timeOf = (hours: number, minutes: number) => `${two(hours)}:${two(minutes)}`
const onHalf = (hours: number) => (hours % 12 === 0 ? 12 : hours % 12)

/** The ways in which people write a time of the day. */
const WRITINGS: ((hours: number, minutes: number) => string)[] = [
  (h, m) => timeOf(h, m),
  (h, m) => `${h}:${two(m)}`,
  (h, m) => `${h}.${two(m)}`,
  (h, m) => `${h}h${two(m)}`,
  (h, m) => `${h} ${two(m)}`,
  (h, m) => `${two(h)}${two(m)}`,
  (h, m) => `${h}${two(m)}`,
  (h, m) => ` ${two(h)} : ${two(m)} `,
  (h, m) => `${onHalf(h)}:${two(m)}${h < 12 ? 'am' : 'pm'}`,
  (h, m) => `${onHalf(h)}.${two(m)} ${h < 12 ? 'A.M.' : 'P.M.'}`,
  (h, m) => `${onHalf(h)}${two(m)}${h < 12 ? 'a' : 'p'}`,
  ...['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IN'].map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
    return (h: number, m: number) => format.format(Date.UTC(2026, 0, 1, h, m))
  }),
]

describe('a typed time', () => {
  it.each(WRITINGS.map((write) => [write(20, 15), write] as const))(
    'is read in every minute of a day: %s',
    (_, write) => {
      for (let minute = 0; minute < 24 * 60; minute++) {
        const [h, m] = [Math.floor(minute / 60), minute % 60]
        expect(parseTypedTime(write(h, m)), write(h, m)).toBe(timeOf(h, m))
      }
    },
  )

  it.each([
    ['1745', '17:45'],
    ['0815', '08:15'],
    ['815', '08:15'],
    ['8', '08:00'],
    ['8h', '08:00'],
    ['8pm', '20:00'],
    ['8 p.m.', '20:00'],
    ['12am', '00:00'],
    ['12 PM', '12:00'],
    ['noon', '12:00'],
  ])('%s means %s', (typed, time) => expect(parseTypedTime(typed)).toBe(time))

  it.each([
    '',
    'soon',
    '1:5',
    '8:',
    '24:00',
    '25',
    '2400',
    '8:60',
    '174',
    '13pm',
    '0am',
    'midnight',
    '17:45:00',
    '-5',
    '8:15x',
  ])('is not guessed: %s', (typed) => expect(parseTypedTime(typed)).toBeNull())

  it('is a time of the day or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8, unit: fc.constantFrom(...'0123456789:.h apm'.split('')) }), (typed) => {
        const time = parseTypedTime(typed)
        expect(time === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)).toBe(true)
      }),
    )
  })
})

test('half hours are offered while nothing is typed, and none that is over', () => {
  expect(suggestTimes('', null)).toHaveLength(48)
  expect(suggestTimes('', '22:30')).toEqual(['23:00', '23:30'])
  expect(timesAround('22:45', '22:00')).toEqual(['22:30', '22:45', '23:00', '23:30'])
})

test('an hour is offered in quarters, and in both halves of the day when it does not say which', () => {
  expect(suggestTimes('8', null)).toEqual(['08:00', '08:15', '08:30', '08:45', '20:00', '20:15', '20:30', '20:45'])
  expect(suggestTimes('815', null)).toEqual(['08:15', '20:15'])
  expect(suggestTimes('8pm', null)).toEqual(['20:00'])
  expect(suggestTimes('8', '19:00')).toEqual(['20:00', '20:15', '20:30', '20:45'])
  expect(suggestTimes('1745', null)).toEqual(['17:45'])
  expect(suggestTimes('soon', null)).toEqual([])
})
