import { z } from 'zod'

/** A day as a field of the browser gives it, or nothing, as the instant at which keys end. */
export const keyEndField = z.string().transform((typed, context) => {
  if (typed === '') return null
  const instant = Date.parse(`${typed}T00:00:00Z`)
  if (Number.isFinite(instant)) return instant
  context.addIssue({ code: 'custom', message: 'no day' })
  return z.NEVER
})

/** The day on which keys end, as a field shows it; empty without one. */
export function keyEndDay(keyEndsAt: number | null): string {
  return keyEndsAt === null ? '' : new Date(keyEndsAt).toISOString().slice(0, 10)
}
