import { z } from 'zod'
import { instant } from '../ids.ts'

/** Returns whether a text is an IANA zone name that this runtime knows. */
export function isTimeZone(tzid: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tzid }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** An IANA zone name; fixed offsets such as `+02:00` are rejected because they do not follow daylight saving. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, 'unknown time zone')

/** A wall-clock time, `YYYY-MM-DDTHH:mm`. */
export const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((local) => isLocalTime(local), 'no such date or time')

/** A zoned time: the wall-clock time chosen by a person, its zone, and the resulting instant. */
export const zonedTimeSchema = z.object({
  local: localTimeSchema,
  tzid: timeZoneSchema,
  instant: instant(),
})

export type ZonedTime = z.infer<typeof zonedTimeSchema>

function isLocalTime(local: string): boolean {
  try {
    Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/**
 * Returns a wall-clock time in a zone with its instant. A time that a clock change skips moves forward, but `local` stays
 * as given; a repeated time means its first occurrence (`compatible` in Temporal's terms).
 * NOTE needs a global Temporal: browsers provide it or load the polyfill, functions import it at entry.
 */
export function toZonedTime(local: string, tzid: string): ZonedTime {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(tzid, { disambiguation: 'compatible' })
  return { local, tzid, instant: zoned.epochMilliseconds }
}

/** Returns an instant as a zoned time; its wall-clock time is rounded down to the minute. */
export function fromInstant(epochMs: number, tzid: string): ZonedTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(tzid)
  const local = zoned.toPlainDateTime().round({ smallestUnit: 'minute', roundingMode: 'floor' })
  return { local: local.toString({ smallestUnit: 'minute' }), tzid, instant: epochMs }
}

/** Maximum length of `2026-12-01T09:00[Europe/Berlin]`: a wall-clock minute with the longest zone name. */
export const CHOSEN_TIME_MAX = 82

/** Formats a wall-clock time and its zone in the notation of RFC 9557. */
export function writeChosenTime(local: string, tzid: string): string {
  return `${local}[${tzid}]`
}

/** Parses a text in the notation of `writeChosenTime` to the wall-clock time in `tzid`; null for any other text. */
export function readChosenTime(text: string, tzid: string): string | null {
  const [local = '', zone = ''] = text.endsWith(']') ? text.slice(0, -1).split('[') : []
  const isRead = localTimeSchema.safeParse(local).success && timeZoneSchema.safeParse(zone).success
  if (!isRead) return null
  return zone === tzid ? local : fromInstant(toZonedTime(local, zone).instant, tzid).local
}

/** A time of day, `HH:mm`. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A calendar day, `YYYY-MM-DD`. */
export const isoDay = () => z.iso.date()
