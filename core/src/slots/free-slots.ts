import { type Span, slotTimes, type WeeklySlots } from './slot-times.ts'

/** How much is looked through at a time: most queues have a free slot in the first of them. */
const STRIDE = 14 * 24 * 60 * 60 * 1000

/** The instants of a queue's slots that nothing is planned for, the next one first. */
export function* freeSlots(weekly: WeeklySlots, taken: ReadonlySet<number>, { from, until }: Span): Generator<number> {
  for (let begin = from; begin < until; begin += STRIDE) {
    const end = Math.min(begin + STRIDE, until)
    for (const at of slotTimes(weekly, { from: begin, until: end })) if (!taken.has(at)) yield at
  }
}

/** The next free slot in a span; null when there is none. */
export function nextFreeSlot(weekly: WeeklySlots, taken: ReadonlySet<number>, span: Span): number | null {
  const [next = null] = freeSlots(weekly, taken, span)
  return next
}
