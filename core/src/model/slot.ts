import { z } from 'zod'
import { QUEUE_SLOTS_MAX } from '../limits.ts'
import { clockTimeSchema } from '../time/clock-time.ts'

/** A weekday, 1 for Monday to 7 for Sunday, and a wall-clock time `HH:mm`: when a queue publishes each week. */
export const slotSchema = z.object({
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
})

export type Slot = z.infer<typeof slotSchema>

export const slotsSchema = z.array(slotSchema).max(QUEUE_SLOTS_MAX)

/** The same slots in the order of the week, each once. */
export function inWeekOrder(slots: readonly Slot[]): Slot[] {
  const byKey = new Map(slots.map((slot) => [slotKey(slot), slot]))
  return [...byKey.values()].toSorted((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1))
}

/** Two slots with the same key are the same. */
export function slotKey({ weekday, time }: Slot): string {
  return `${weekday} ${time}`
}
