import { z } from 'zod'

/** True for an IANA zone name that this runtime knows. */
export function isTimeZone(tzid: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tzid }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** An IANA zone name; fixed offsets such as `+02:00` are refused because they do not follow daylight saving. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, 'unknown time zone')
