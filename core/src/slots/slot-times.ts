import { toZonedTime } from '../time/zoned-time.ts'
import type { Slot } from '../model/slot.ts'

/** Weekly slots as they are read in a zone. */
export type WeeklySlots = { slots: readonly Slot[]; tzid: string }

/** From `from` up to and without `until`, epoch milliseconds. */
export type Span = { from: number; until: number }

/** A clock change moves a slot by less than this, even one that skips a whole day. */
const MARGIN_DAYS = 2

/**
 * The instants of weekly slots in a span, in order. A slot that a clock change skips moves forward, one that happens twice means
 * the first; slots that fall on the same instant count once.
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
