import { isTimeZone } from '../time/time-zone.ts'
import { localTimeSchema } from '../time/zoned-time.ts'

export type WhenFault = 'date_unreadable' | 'date_ambiguous' | 'time_unreadable' | 'zone_unknown' | 'time_without_date'

/** The time of a row as it is meant on the wall; `local` is null where the row has none. */
export type ReadWhen = { local: string | null; tzid: string; faults: WhenFault[] }

/** Of a row that names a day only. */
const MORNING = '09:00'
const UTC = /\s*(?:Z|UTC|GMT)$/i
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i

/**
 * The wall-clock time of a row from its cells. Dates are read as `2026-11-30`, `30.11.2026`, or `11/30/2026` and `30/11/2026` where
 * only one of the two orders is possible; times as `9:30`, `09:30`, `9 am` or `9:30 PM`. A date may bring its time along. Without
 * a time the day's nine o'clock counts.
 */
export function readWhen(cells: { date: string; time: string; zone: string }, workspaceZone: string): ReadWhen {
  const [day = '', ...rest] = cells.date.trim().split(/[T\s]+/)
  const time = cells.time.trim() === '' ? rest.join(' ') : cells.time.trim()
  const zone = cells.zone.trim() === '' && UTC.test(time) ? 'UTC' : cells.zone.trim()
  const isZone = zone === '' || (/^[A-Za-z]/.test(zone) && isTimeZone(zone))
  const tzid = zone === '' || !isZone ? workspaceZone : zone
  const fault = (code: WhenFault): ReadWhen => ({ local: null, tzid, faults: [code] })
  if (!isZone) return fault('zone_unknown')
  if (day === '') return time === '' ? { local: null, tzid, faults: [] } : fault('time_without_date')
  const date = readDate(day)
  if (date === 'ambiguous') return fault('date_ambiguous')
  if (date === null) return fault('date_unreadable')
  const clock = time === '' ? MORNING : readClock(time.replace(UTC, ''))
  if (clock === null) return fault('time_unreadable')
  const local = localTimeSchema.safeParse(`${date}T${clock}`)
  return local.success ? { local: local.data, tzid, faults: [] } : fault('date_unreadable')
}

function readDate(day: string): string | null {
  const iso = ISO.exec(day)
  if (iso) return written(iso[1], iso[2], iso[3])
  const [, first = '', sign, second = '', year] = SHORT.exec(day) ?? []
  if (year === undefined) return null
  if (sign === '.') return written(year, second, first)
  const [a, b] = [Number(first), Number(second)]
  if (a > 12) return written(year, second, first)
  if (b > 12) return written(year, first, second)
  return a === b ? written(year, first, second) : 'ambiguous'
}

function written(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function readClock(time: string): string | null {
  const [, hour, minute = '00', half] = CLOCK.exec(time) ?? []
  if (hour === undefined || (half === undefined && !/[:.h]/.test(time))) return null
  const hours = Number(hour)
  if (half !== undefined && (hours < 1 || hours > 12)) return null
  const counted = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return counted > 23 || Number(minute) > 59 ? null : `${String(counted).padStart(2, '0')}:${minute}`
}
