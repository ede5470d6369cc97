import { z } from 'zod'

/** A day of a calendar, `YYYY-MM-DD`, in whatever zone its owner is in. */
export const localDaySchema = z
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/)
  .refine((day) => isLocalDay(day), 'no such day')

function isLocalDay(day: string): boolean {
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}
