import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDateRange,
  formatSeconds,
  formatWallClock,
  formatWeekday,
  formatZoned,
} from '@/ui/format-time.ts'
import { writeDatesLike, regionLocale } from '@/ui/date-style.ts'
import { weekdaysInOrder, weekStart } from '@/ui/weekdays.ts'

const MOMENT = Date.parse('2026-11-20T15:05:03Z')
const SOURCES = resolve(import.meta.dirname, '../../web/src')

afterEach(() => {
  vi.restoreAllMocks()
  writeDatesLike(() => ({ weekStart: 'auto', clock: 'auto', dateOrder: 'auto' }))
})

function inBrowser(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

/** Browsers differ in their commas and in the kind of space before "PM". */
const plain = (text: string) => text.replaceAll(',', '').replaceAll(/\s/g, ' ')

describe('dates and times', () => {
  it('follow the region of the browser, in order and in hours', () => {
    inBrowser('en-US', 'en')
    expect(plain(formatZoned(MOMENT, 'UTC', MOMENT))).toBe('Fri Nov 20 3:05 PM')
    expect(plain(formatClock(MOMENT, 'UTC'))).toBe('3:05 PM')
    inBrowser('en-GB')
    expect(plain(formatZoned(MOMENT, 'UTC', MOMENT))).toBe('Fri 20 Nov 15:05')
    expect(plain(formatClock(MOMENT, 'UTC'))).toBe('15:05')
  })

  it('stay in English where the browser speaks another language, with the order and the hours of its region', () => {
    inBrowser('de-AT', 'de', 'en-US')
    expect(plain(formatZoned(MOMENT, 'UTC', MOMENT))).toBe('Fri 20 Nov 15:05')
    expect(plain(formatDate('2026-11-20', MOMENT))).toBe('Friday 20 November')
    expect(plain(formatWeekday(MOMENT, 'UTC'))).toBe('Fri')
  })

  it('are the same everywhere: with seconds, on a day of another year, and without a zone', () => {
    inBrowser('en-GB')
    expect(plain(formatSeconds(MOMENT, 'Europe/Berlin'))).toBe('16:05:03')
    expect(plain(formatDate('2025-11-20', MOMENT))).toBe('Thursday 20 November 2025')
    expect(plain(formatWallClock('2026-03-01T18:30'))).toBe('Sun 1 Mar 2026 18:30')
  })

  it('follow the order and the clock that a person chose, whatever the region', () => {
    inBrowser('en-US')
    writeDatesLike(() => ({ weekStart: 'auto', clock: '24', dateOrder: 'day_first' }))
    expect(plain(formatZoned(MOMENT, 'UTC', MOMENT))).toBe('Fri 20 Nov 15:05')
    expect(plain(formatClock(Date.parse('2026-11-20T09:05Z'), 'UTC'))).toBe('09:05')
    inBrowser('en-GB')
    writeDatesLike(() => ({ weekStart: 'auto', clock: '12', dateOrder: 'month_first' }))
    expect(plain(formatZoned(MOMENT, 'UTC', MOMENT)).toUpperCase()).toBe('FRI NOV 20 3:05 PM')
  })

  it('begin the week with the day that a person chose, else with that of the region', () => {
    inBrowser('en-US')
    expect([weekStart(), weekdaysInOrder()[0]]).toEqual([7, 7])
    inBrowser('en-GB')
    expect(weekStart()).toBe(1)
    writeDatesLike(() => ({ weekStart: 'saturday', clock: 'auto', dateOrder: 'auto' }))
    expect(weekdaysInOrder()).toEqual([6, 7, 1, 2, 3, 4, 5])
  })

  it('of a span name what both days share once', () => {
    inBrowser('en-US')
    expect(plain(formatDateRange('2026-11-22', '2026-11-28'))).toBe('November 22 – 28 2026')
    expect(plain(formatDateRange('2026-12-27', '2027-01-02'))).toBe('December 27 2026 – January 2 2027')
    expect(plain(formatDateRange('2026-11-22', '2026-11-22'))).toBe('November 22 2026')
  })

  it('are written in one place of the client only', async () => {
    const files = (await readdir(SOURCES, { recursive: true })).filter((file) => /^(?!dev|public).*\.tsx?$/.test(file))
    const texts = await Promise.all(files.map((file) => readFile(resolve(SOURCES, file), 'utf8')))
    const found = files.filter((_, at) => /Intl\.DateTimeFormat\('|toLocale(Date|Time)?String/.test(texts[at] ?? ''))
    expect(found).toEqual(['ui/zone-field.tsx'])
  })
})

describe('the region of a browser', () => {
  it('is the likeliest one of a language without one', () => {
    expect(regionLocale(['fr'])).toBe('en-FR-u-hc-h23')
    expect(regionLocale(['en'])).toBe('en-US-u-hc-h12')
  })

  it('takes its hours from the language that is spoken there', () => {
    expect(regionLocale(['fr-CA'])).toBe('en-CA-u-hc-h23')
    expect(regionLocale(['en-CA'])).toBe('en-CA-u-hc-h12')
  })

  it('is found behind what is no language, and is America without any', () => {
    expect(regionLocale(['en_GB@posix', 'en-GB'])).toBe('en-GB-u-hc-h23')
    expect(regionLocale([])).toBe('en-US-u-hc-h12')
  })
})
