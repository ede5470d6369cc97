import { z } from 'zod'

/** Parses a date field's value into the instant at which keys expire, the start of that day in UTC; an empty value into null. */
export const keyEndField = z.string().transform((typed, context) => {
  if (typed === '') return null
  const instant = Date.parse(`${typed}T00:00:00Z`)
  if (Number.isFinite(instant)) return instant
  context.addIssue({ code: 'custom', message: 'no day' })
  return z.NEVER
})

/** Returns the expiry date of keys for a date field; empty without one. */
export function keyEndDay(keyEndsAt: number | null): string {
  return keyEndsAt === null ? '' : new Date(keyEndsAt).toISOString().slice(0, 10)
}
