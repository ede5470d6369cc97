import { timeZoneSchema } from './time-zone.ts'
import { fromInstant, localTimeSchema, toZonedTime } from './zoned-time.ts'

/** `2026-12-01T09:00[Europe/Berlin]`: a wall-clock minute with the longest name of a zone. */
export const CHOSEN_TIME_MAX = 82

/** A wall-clock time and its zone as one text, in the notation of RFC 9557. */
export function writeChosenTime(local: string, tzid: string): string {
  return `${local}[${tzid}]`
}

/** The wall-clock time in `tzid` that such a text means; null for any other text. */
export function readChosenTime(text: string, tzid: string): string | null {
  const [local = '', zone = ''] = text.endsWith(']') ? text.slice(0, -1).split('[') : []
  const isRead = localTimeSchema.safeParse(local).success && timeZoneSchema.safeParse(zone).success
  if (!isRead) return null
  return zone === tzid ? local : fromInstant(toZonedTime(local, zone).instant, tzid).local
}
