import { toZonedTime } from '../time/zoned-time.ts'
import type { Slot } from '../model/queue.ts'
import type { QueuedPost } from './queue-order.ts'

/** Weekly slots in a time zone. */
export type WeeklySlots = { slots: readonly Slot[]; tzid: string }

/** Time span in epoch milliseconds; `until` is exclusive. */
export type Span = { from: number; until: number }

/** Upper bound in days for the shift of a slot by a clock change, even one that skips a whole day. */
const MARGIN_DAYS = 2

/**
 * Returns the instants of weekly slots in a span, in order. A slot that a clock change skips moves forward, a repeated one means
 * the first; slots at the same instant count once.
 */
export function slotTimes({ slots, tzid }: WeeklySlots, { from, until }: Span): number[] {
  if (slots.length === 0 || from >= until) return []
  const first = dayOf(from, tzid).subtract({ days: MARGIN_DAYS })
  const days = first.until(dayOf(until, tzid)).days + MARGIN_DAYS
  const found = new Set<number>()
  for (let passed = 0; passed <= days; passed += 1) {
    const day = first.add({ days: passed })
    for (const { weekday, time } of slots) {
      if (weekday !== day.dayOfWeek) continue
      const { instant } = toZonedTime(`${day.toString()}T${time}`, tzid)
      if (instant >= from && instant < until) found.add(instant)
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

function dayOf(epochMs: number, tzid: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(tzid).toPlainDate()
}

/** Search step: most queues have a free slot in the first one. */
const STRIDE = 14 * 24 * 60 * 60 * 1000

/** Yields the instants of a queue's free slots, the next one first. */
export function* freeSlots(weekly: WeeklySlots, taken: ReadonlySet<number>, { from, until }: Span): Generator<number> {
  for (let begin = from; begin < until; begin += STRIDE) {
    const end = Math.min(begin + STRIDE, until)
    for (const at of slotTimes(weekly, { from: begin, until: end })) if (!taken.has(at)) yield at
  }
}

/** Returns the next free slot in a span; null if there is none. */
export function nextFreeSlot(weekly: WeeklySlots, taken: ReadonlySet<number>, span: Span): number | null {
  const [next = null] = freeSlots(weekly, taken, span)
  return next
}

/** Returns Monday 00:00 of the week that contains an instant, and of the following week, in a zone. */
export function weekOf(epochMs: number, tzid: string): { from: number; until: number } {
  const day = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(tzid).toPlainDate()
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(tzid).epochMilliseconds
  return { from: startOf(monday), until: startOf(monday.add({ days: 7 })) }
}

/** Returns the remaining slots of the week, each with its post; null for an empty one. */
export function weekOfSlots(
  weekly: WeeklySlots,
  posts: readonly QueuedPost[],
  now: number,
): { at: number; postId: string | null }[] {
  const byTime = new Map(posts.map(({ postId, at }) => [at, postId]))
  const { until } = weekOf(now, weekly.tzid)
  return slotTimes(weekly, { from: now, until }).map((at) => ({ at, postId: byTime.get(at) ?? null }))
}

/** Posts per week of the suggested plans. */
export const SUGGESTED_PLANS = [3, 5, 7] as const

export type SuggestedPlan = (typeof SUGGESTED_PLANS)[number]

/** Weekdays spread over the week, by number of posts. */
const WEEKDAYS = {
  3: [1, 3, 5],
  5: [1, 2, 3, 4, 5],
  7: [1, 2, 3, 4, 5, 6, 7],
} as const satisfies Record<SuggestedPlan, readonly number[]>

/** Alternating times, so that posts reach different readers. */
const TIMES = ['09:00', '12:30', '17:00'] as const

/** Returns a weekly plan as a default. It makes no claim about the best time of a channel. */
export function suggestedSlots(plan: SuggestedPlan): Slot[] {
  return WEEKDAYS[plan].map((weekday, place) => ({ weekday, time: TIMES[place % TIMES.length] ?? TIMES[0] }))
}
