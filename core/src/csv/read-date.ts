import { localTimeSchema, isTimeZone, isoDay } from '../time/zoned-time.ts'

/** Which part of a date comes first where its numbers alone do not tell. */
export const DATE_ORDERS = ['day', 'month', 'year'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/**
 * A date at the beginning of a text, and what follows it. `readings`: the days that it can be by the order of its parts; more than
 * one where a person has to say which is meant.
 */
export type FoundDate = { readings: ReadonlyMap<DateOrder, string>; rest: string }

const TEXT_MAX = 100
const YEAR_FIRST = /^(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})\.?(?!\d)/
const NUMBERS = /^(\d{1,2})(?:(\.)\s?(\d{1,2})\.\s?|([-/])(\d{1,2})\4)(\d{4}|\d{2})(?![\d.])/
const MONTH_FIRST = /^(\p{L}{3,15})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/iu
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?[\s-]?\s?(?:de\s)?(\p{L}{3,15})\.?,?[\s-]\s?(?:de\s)?(\d{4}|\d{2})(?!\d)/iu
const FIRST_WORD = /^(\p{L}{2,15})[.,]{0,2}\s/u

/** Reads the date with which a text begins; null where it begins with none. */
export function findDate(text: string): FoundDate | null {
  const plain = withoutWeekday(text.slice(0, TEXT_MAX).trim().replaceAll(/\s+/g, ' '))
  const named = readNamed(plain)
  if (named) return named
  const iso = YEAR_FIRST.exec(plain)
  if (iso) return found(plain, iso[0], [['year', iso[1], iso[2], iso[3]]])
  const [whole, first, dot, afterDot, , afterSign, year] = NUMBERS.exec(plain) ?? []
  if (whole === undefined || year === undefined) return null
  // With dots, the day is first everywhere; a year of two digits in front has one behind it as well, and is no date here.
  if (dot !== undefined) return found(plain, whole, [['day', year, afterDot, first]])
  const orders: Written[] = [
    ['day', year, afterSign, first],
    ['month', year, first, afterSign],
  ]
  return found(plain, whole, year.length === 4 ? orders : [...orders, ['year', first, afterSign, year]])
}

/** The one day that is meant; null where it is still to be said which, or there is none. */
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

/** Languages whose names of months and weekdays are read in dates. */
const LANGUAGES = 'en-US en-GB de de-AT fr es it pt nl pl cs sk sv da nb fi hu ro hr sl tr el uk ru bg'.split(' ')

const JUNE = 6

let months: Map<string, number | null> | undefined

let weekdays: Set<string> | undefined

/** The month of a name, 1 to 12; null for no name, and for one that means different months in different languages. */
function monthOf(name: string): number | null {
  months ??= listMonths()
  return months.get(plain(name)) ?? null
}

/** Whether a word is a day of the week. */
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

/** Long and short names, by themselves and within a date, as languages bend them there. */
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

/** The time of a row as it is meant on the wall; `local` is null where the row has none. */
type ReadWhen = {
  local: string | null
  tzid: string
  faults: WhenFault[]
  /** The orders of day, month and year in which the date can be read, where they name different days. */
  orders: DateOrder[]
}

/** Of a row that names a day only. */
const MORNING = '09:00'

const UTC = /\s?(?:Z|UTC|GMT)$/i

const ZONE = /^[A-Za-z]/

/** What stands between a date and its time. */
const BETWEEN = /^(?:T|,? (?:um |at |à |kl\.? )?|$)/i

const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d{1,9})?)?|h(\d{2})?)?(?: ?(uhr|h)| ?([ap])\.?(?: ?m\.?)?)?$/i

const CLOCK_MAX = 40

/**
 * The wall-clock time of a row from its cells. Dates are read as `2026-11-30`, `30.11.2026`, `30 Nov 2026`, `Nov 30, 2026`, or with
 * numbers between slashes and dashes; `order` says what comes first where several days could be meant. Times are read as `9:30`,
 * `9.30`, `9h30`, `9:30 Uhr`, `9 am` or `9:30 PM`. A date may bring its time along. Without a time the day's nine o'clock counts.
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
  // A nought and a point begin the fraction of a day as which spreadsheets keep a time.
  if (time.startsWith('0.')) return null
  const isClock = minute !== undefined || word !== undefined || half !== undefined || /\dh/i.test(time)
  if (hour === undefined || !isClock) return null
  const [hours, minutes] = [Number(hour), minute ?? afterH ?? '00']
  if (half !== undefined && (hours < 1 || hours > 12)) return null
  const counted = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return counted > 23 || Number(minutes) > 59 ? null : `${String(counted).padStart(2, '0')}:${minutes}`
}
