import { QUEUE_SLOTS_MAX } from '@postwright/core/limits'
import { inWeekOrder, type Slot, slotKey } from '@postwright/core/model/queue'

/** Minutes that an arrow key moves a slot by. */
const STEP = 15
const MINUTES = 24 * 60
/** Where the first slot of a day is offered, and how far behind the last one the next. */
const FIRST = 9 * 60
const APART = 3 * 60

/** The slots of one day, in order. */
export function slotsOf(slots: readonly Slot[], weekday: number): Slot[] {
  return inWeekOrder(slots).filter((slot) => slot.weekday === weekday)
}

/** With one more slot on a day: three hours after its last one, or where there is room. */
export function addSlot(slots: readonly Slot[], weekday: number): Slot[] {
  if (slots.length >= QUEUE_SLOTS_MAX) return [...slots]
  const times = slotsOf(slots, weekday).map(({ time }) => minutesOf(time))
  const last = times.at(-1)
  let minute = last === undefined ? FIRST : (last + APART) % MINUTES
  while (times.includes(minute)) minute = (minute + STEP) % MINUTES
  return inWeekOrder([...slots, { weekday, time: timeOf(minute) }])
}

export function removeSlot(slots: readonly Slot[], slot: Slot): Slot[] {
  return slots.filter((other) => slotKey(other) !== slotKey(slot))
}

/** With a slot moved elsewhere; on one that is there already it ends. */
export function changeSlot(slots: readonly Slot[], slot: Slot, next: Slot): Slot[] {
  return inWeekOrder([...removeSlot(slots, slot), next])
}

/** The slot that an arrow key leads to: the day before or after, the quarter of an hour before or after. */
export function nudged({ weekday, time }: Slot, key: string): Slot | null {
  if (key === 'ArrowLeft') return weekday > 1 ? { weekday: weekday - 1, time } : null
  if (key === 'ArrowRight') return weekday < 7 ? { weekday: weekday + 1, time } : null
  const step = { ArrowUp: -STEP, ArrowDown: STEP }[key]
  if (step === undefined) return null
  const minute = minutesOf(time) + step
  return minute < 0 || minute >= MINUTES ? null : { weekday, time: timeOf(minute) }
}

/** With the times of one day on the given days too, in place of what they had. */
export function copyDay(slots: readonly Slot[], from: number, to: readonly number[]): Slot[] {
  const targets = to.filter((weekday) => weekday !== from)
  const kept = slots.filter(({ weekday }) => !targets.includes(weekday))
  const copies = slotsOf(slots, from).flatMap(({ time }) => targets.map((weekday) => ({ weekday, time })))
  return inWeekOrder([...kept, ...copies]).slice(0, QUEUE_SLOTS_MAX)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
