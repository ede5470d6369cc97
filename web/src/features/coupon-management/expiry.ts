import { z } from 'zod'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { formatLongDate, viewerZone } from '@/ui/format-time.ts'

/** A last day, `YYYY-MM-DD` or empty, as the time at which it ends for the person at this screen. */
export const lastDaySchema = z
  .union([z.literal(''), z.iso.date()])
  .transform((day) => (day === '' ? null : endOfDay(day)))
  .refine((end) => end === null || end > Date.now())

function endOfDay(day: string): number {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return toZonedTime(`${next}T00:00`, viewerZone()).instant
}

/** The last whole day before something ends, as people read it. */
export function formatLastDay(end: number): string {
  return formatLongDate(fromInstant(end - 1, viewerZone()).local.slice(0, 10))
}
