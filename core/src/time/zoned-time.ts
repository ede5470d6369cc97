import { z } from 'zod'
import { instant } from '../ids.ts'
import { timeZoneSchema } from './time-zone.ts'

/** A wall-clock time, `YYYY-MM-DDTHH:mm`. */
export const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((local) => isLocalTime(local), 'no such date or time')

/** When something happens: the wall-clock time a person chose, its zone, and the instant both amount to. */
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
 * The instant of a wall-clock time in a zone. A time that a clock change skips moves forward;
 * a time that happens twice means its first occurrence (`compatible` in Temporal's terms).
 * NOTE needs a global Temporal: browsers bring it or load the polyfill, functions import it at entry.
 */
export function toZonedTime(local: string, tzid: string): ZonedTime {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(tzid, { disambiguation: 'compatible' })
  return { local, tzid, instant: zoned.epochMilliseconds }
}

/** The wall-clock minute that an instant shows in a zone. */
export function fromInstant(epochMs: number, tzid: string): ZonedTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(tzid)
  const local = zoned.toPlainDateTime().round({ smallestUnit: 'minute', roundingMode: 'floor' })
  return { local: local.toString({ smallestUnit: 'minute' }), tzid, instant: epochMs }
}
