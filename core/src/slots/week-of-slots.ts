import type { QueuedPost } from './queued-post.ts'
import { slotTimes, type WeeklySlots } from './slot-times.ts'

/** Monday 00:00 of the week that contains an instant, and of the week after it, in a zone. */
export function weekOf(epochMs: number, tzid: string): { from: number; until: number } {
  const day = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(tzid).toPlainDate()
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(tzid).epochMilliseconds
  return { from: startOf(monday), until: startOf(monday.add({ days: 7 })) }
}

/** The slots of the week that are still to come, each with its post; null for an empty one. */
export function weekOfSlots(
  weekly: WeeklySlots,
  posts: readonly QueuedPost[],
  now: number,
): { at: number; postId: string | null }[] {
  const byTime = new Map(posts.map(({ postId, at }) => [at, postId]))
  const { until } = weekOf(now, weekly.tzid)
  return slotTimes(weekly, { from: now, until }).map((at) => ({ at, postId: byTime.get(at) ?? null }))
}
