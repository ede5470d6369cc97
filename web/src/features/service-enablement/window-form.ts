import { windowFieldsSchema } from '@postwright/core/model/service-switch'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { z } from 'zod'
import { viewerZone } from '@/ui/format-time.ts'

/** Converts the value of a `datetime-local` field, `YYYY-MM-DDTHH:mm` in the admin's time zone, to epoch milliseconds. */
const local = z.string().transform((typed, context) => {
  try {
    return toZonedTime(typed, viewerZone()).instant
  } catch {
    context.addIssue({ code: 'custom', message: 'no time' })
    return z.NEVER
  }
})

/** A maintenance window as entered, in the admin's time zone. */
export const windowFormSchema = z
  .object({ startsAt: local, endsAt: local, message: windowFieldsSchema.shape.message })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'] })
export type WindowFormValues = z.input<typeof windowFormSchema>
export type WindowOrder = z.output<typeof windowFormSchema>

const HOUR = 60 * 60_000

/** Returns a one-hour window that starts at the next full hour. */
export function newWindowValues(now: number): WindowFormValues {
  const start = Math.ceil((now + 1) / HOUR) * HOUR
  const shown = (instant: number) => fromInstant(instant, viewerZone()).local
  return { startsAt: shown(start), endsAt: shown(start + HOUR), message: '' }
}
