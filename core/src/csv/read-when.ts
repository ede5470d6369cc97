import { isTimeZone } from '../time/time-zone.ts'
import { localTimeSchema } from '../time/zoned-time.ts'
import { chooseDay, type DateOrder, findDate } from './read-date.ts'

export type WhenFault = 'date_unreadable' | 'date_ambiguous' | 'time_unreadable' | 'zone_unknown' | 'time_without_date'

/** The time of a row as it is meant on the wall; `local` is null where the row has none. */
export type ReadWhen = {
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
