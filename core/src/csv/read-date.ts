import { localTimeSchema, isTimeZone, isoDay } from '../time/zoned-time.ts'

/** First part of a date whose numbers are ambiguous. */
export const DATE_ORDERS = ['day', 'month', 'year'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/**
 * A date at the beginning of a text, and the rest of the text. `readings`: the possible days by the order of day, month and year; several if a person
 * must choose.
 */
export type FoundDate = { readings: ReadonlyMap<DateOrder, string>; rest: string }

const TEXT_MAX = 100
const YEAR_FIRST = /^(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})\.?(?!\d)/
const NUMBERS = /^(\d{1,2})(?:(\.)\s?(\d{1,2})\.\s?|([-/])(\d{1,2})\4)(\d{4}|\d{2})(?![\d.])/
const MONTH_FIRST = /^(\p{L}{3,15})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/iu
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?[\s-]?\s?(?:de\s)?(\p{L}{3,15})\.?,?[\s-]\s?(?:de\s)?(\d{4}|\d{2})(?!\d)/iu
const FIRST_WORD = /^(\p{L}{2,15})[.,]{0,2}\s/u

/** Reads the date at the beginning of a text; null if there is none. */
export function findDate(text: string): FoundDate | null {
  const plain = withoutWeekday(text.slice(0, TEXT_MAX).trim().replaceAll(/\s+/g, ' '))
  const named = readNamed(plain)
  if (named) return named
  const iso = YEAR_FIRST.exec(plain)
  if (iso) return found(plain, iso[0], [['year', iso[1], iso[2], iso[3]]])
  const [whole, first, dot, afterDot, , afterSign, year] = NUMBERS.exec(plain) ?? []
  if (whole === undefined || year === undefined) return null
  // With dots, the day always comes first: `05.06.26` is 5 June 2026.
  if (dot !== undefined) return found(plain, whole, [['day', year, afterDot, first]])
  const orders: Written[] = [
    ['day', year, afterSign, first],
    ['month', year, first, afterSign],
  ]
  return found(plain, whole, year.length === 4 ? orders : [...orders, ['year', first, afterSign, year]])
}

/** Returns the day for the chosen order; null if the order is ambiguous and not chosen, or there is no day. */
export function chooseDay({ readings }: FoundDate, order: DateOrder | null): string | null {
  const days = new Set(readings.values())
  if (days.size === 1) return [...days][0] ?? null
  return (order && readings.get(order)) ?? null
}

type Written = [order: DateOrder, year: string | undefined, month: string | undefined, day: string | undefined]

function readNamed(text: string): FoundDate | null {
  const [before, monthBefore, dayAfter, yearAfter] = MONTH_FIRST.exec(text) ?? []
  const [after, dayBefore, monthAfter, year] = before === undefined ? (DAY_FIRST.exec(text) ?? []) : []
  const [whole, month] = [before ?? after, monthOf(monthBefore ?? monthAfter ?? '')]
  if (whole === undefined || month === null) return null
  return found(text, whole, [['day', yearAfter ?? year, String(month), dayAfter ?? dayBefore]])
}

function found(text: string, whole: string, written: readonly Written[]): FoundDate | null {
  const readings = written.flatMap(([order, year = '', month = '', day = '']): [DateOrder, string][] => {
    const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isoDay().safeParse(date).success ? [[order, date]] : []
  })
  return readings.length === 0 ? null : { readings: new Map(readings), rest: text.slice(whole.length) }
}

function withoutWeekday(text: string): string {
  const [whole, word] = FIRST_WORD.exec(text) ?? []
  return whole !== undefined && word !== undefined && isWeekday(word) ? text.slice(whole.length) : text
}

/** Languages whose month and weekday names are recognised in dates. */
const LANGUAGES = 'en-US en-GB de de-AT fr es it pt nl pl cs sk sv da nb fi hu ro hr sl tr el uk ru bg'.split(' ')

const JUNE = 6

let months: Map<string, number | null> | undefined

let weekdays: Set<string> | undefined

/** Returns the number of a month's name, 1 to 12; null if it is not a month, or means different months in different languages. */
function monthOf(name: string): number | null {
  months ??= listMonths()
  return months.get(plain(name)) ?? null
}

function isWeekday(word: string): boolean {
  weekdays ??= new Set(listNames('weekday', 7).map(([name]) => name))
  return weekdays.has(plain(word))
}

function listMonths(): Map<string, number | null> {
  const found = new Map<string, number | null>()
  for (const [name, month] of listNames('month', 12)) {
    const known = found.get(name)
    found.set(name, known === undefined || known === month ? month : null)
  }
  return found
}

/** Lists long and short names, standalone and inflected as within a date. */
function listNames(part: 'month' | 'weekday', count: number): [name: string, number: number][] {
  const styles = ['long', 'short'] as const
  return LANGUAGES.flatMap((language) =>
    styles.flatMap((style) => {
      const within = {
        day: 'numeric',
        month: style,
        year: 'numeric',
        ...(part === 'weekday' && { weekday: style }),
      } as const
      return [{ [part]: style }, within].flatMap((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        return Array.from({ length: count }, (_, at): [string, number] => [
          plain(nameIn(format, part, part === 'month' ? Date.UTC(2026, at, 1) : Date.UTC(2026, JUNE, 1 + at))),
          at + 1,
        ])
      })
    }),
  ).filter(([name]) => /\p{L}/u.test(name))
}

function nameIn(format: Intl.DateTimeFormat, part: 'month' | 'weekday', at: number): string {
  return format.formatToParts(at).find(({ type }) => type === part)?.value ?? ''
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\.$/, '')
}

export type WhenFault = 'date_unreadable' | 'date_ambiguous' | 'time_unreadable' | 'zone_unknown' | 'time_without_date'

/** The wall-clock time of a row; `local` is null if the row has none, or if it cannot be read. */
type ReadWhen = {
  local: string | null
  tzid: string
  faults: WhenFault[]
  /** Possible orders of day, month and year in the date, if they give different days. */
  orders: DateOrder[]
}

/** Time of a row that only has a day. */
const MORNING = '09:00'

const UTC = /\s?(?:Z|UTC|GMT)$/i

const ZONE = /^[A-Za-z]/

/** Text between a date and its time. */
const BETWEEN = /^(?:T|,? (?:um |at |à |kl\.? )?|$)/i

const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d{1,9})?)?|h(\d{2})?)?(?: ?(uhr|h)| ?([ap])\.?(?: ?m\.?)?)?$/i

const CLOCK_MAX = 40

/**
 * Reads the wall-clock time of a row from its cells. Dates are read as `2026-11-30`, `30.11.2026`, `30 Nov 2026`, `Nov 30, 2026`, or as numbers
 * separated by slashes or dashes; `order` determines the first part if several days are possible. Times are read as `9:30`, `9.30`, `9h30`, `9:30
 * Uhr`, `9 am` or `9:30 PM`. A date may include its time. Without a time, nine o'clock is used.
 */
export function readWhen(
  cells: { date: string; time: string; zone: string },
  workspaceZone: string,
  order: DateOrder | null = null,
): ReadWhen {
  const day = cells.date.trim()
  const found = findDate(day)
  const between = found && BETWEEN.exec(found.rest)
  const ownTime = found && between ? found.rest.slice(between[0].length) : ''
  const time = (cells.time.trim() || ownTime).slice(0, CLOCK_MAX + 1).replaceAll(/\s+/g, ' ')
  const zone = cells.zone.trim() === '' && UTC.test(time) ? 'UTC' : cells.zone.trim()
  const isZone = zone === '' || (ZONE.test(zone) && isTimeZone(zone))
  const tzid = zone === '' || !isZone ? workspaceZone : zone
  const orders = found && new Set(found.readings.values()).size > 1 ? [...found.readings.keys()] : []
  const fault = (code: WhenFault): ReadWhen => ({ local: null, tzid, faults: [code], orders })
  if (!isZone) return fault('zone_unknown')
  if (day === '') return time === '' ? { local: null, tzid, faults: [], orders } : fault('time_without_date')
  if (!found || !between) return fault('date_unreadable')
  const date = chooseDay(found, order)
  if (date === null) return fault('date_ambiguous')
  const clock = time === '' ? MORNING : readClock(time.replace(UTC, ''))
  if (clock === null) return fault('time_unreadable')
  const local = localTimeSchema.safeParse(`${date}T${clock}`)
  return local.success ? { local: local.data, tzid, faults: [], orders } : fault('date_unreadable')
}

function readClock(time: string): string | null {
  const [, hour, minute, afterH, word, half] = CLOCK.exec(time.replace(/^(?:um|at|à|kl\.?) /i, '')) ?? []
  // A leading “0.” is the fraction of a day with which spreadsheets store a time.
  if (time.startsWith('0.')) return null
  const isClock = minute !== undefined || word !== undefined || half !== undefined || /\dh/i.test(time)
  if (hour === undefined || !isClock) return null
  const [hours, minutes] = [Number(hour), minute ?? afterH ?? '00']
  if (half !== undefined && (hours < 1 || hours > 12)) return null
  const counted = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return counted > 23 || Number(minutes) > 59 ? null : `${String(counted).padStart(2, '0')}:${minutes}`
}
