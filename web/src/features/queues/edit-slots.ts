import { QUEUE_SLOTS_MAX } from '@postwright/core/limits'
import { inWeekOrder, type Slot, slotKey } from '@postwright/core/model/queue'

/** Minutes by which an arrow key moves a slot. */
const STEP = 15
const MINUTES = 24 * 60
/** Time of the first slot suggested on a day, and the distance to the next, in minutes. */
const FIRST = 9 * 60
const APART = 3 * 60

/** Returns the slots of one day, in order. */
export function slotsOf(slots: readonly Slot[], weekday: number): Slot[] {
  return inWeekOrder(slots).filter((slot) => slot.weekday === weekday)
}

/**
 * Adds a slot on a day: at 09:00, or three hours after the day's last slot, moved in steps of 15 minutes to a free time. Unchanged if the queue has
 * its maximum of slots, or the day has no free time.
 */
export function addSlot(slots: readonly Slot[], weekday: number): Slot[] {
  if (slots.length >= QUEUE_SLOTS_MAX) return [...slots]
  const times = slotsOf(slots, weekday).map(({ time }) => minutesOf(time))
  const last = times.at(-1)
  const wanted = last === undefined ? FIRST : last + APART
  const steps = Array.from({ length: MINUTES / STEP }, (_, step) => (wanted + step * STEP) % MINUTES)
  const free = steps.find((minute) => !times.includes(minute))
  return free === undefined ? [...slots] : inWeekOrder([...slots, { weekday, time: timeOf(free) }])
}

export function removeSlot(slots: readonly Slot[], slot: Slot): Slot[] {
  return slots.filter((other) => slotKey(other) !== slotKey(slot))
}

/** Moves a slot; if another one already has the new time, they are merged. */
export function changeSlot(slots: readonly Slot[], slot: Slot, next: Slot): Slot[] {
  return inWeekOrder([...removeSlot(slots, slot), next])
}

/** Returns the slot after an arrow key: a day or a quarter of an hour earlier or later; null for another key, or outside the week or day. */
export function nudged({ weekday, time }: Slot, key: string): Slot | null {
  if (key === 'ArrowLeft') return weekday > 1 ? { weekday: weekday - 1, time } : null
  if (key === 'ArrowRight') return weekday < 7 ? { weekday: weekday + 1, time } : null
  const step = { ArrowUp: -STEP, ArrowDown: STEP }[key]
  if (step === undefined) return null
  const minute = minutesOf(time) + step
  return minute < 0 || minute >= MINUTES ? null : { weekday, time: timeOf(minute) }
}

/** Copies the times of one day to the given days, replacing theirs. Copies beyond the maximum are dropped, the latest times first. */
export function copyDay(slots: readonly Slot[], from: number, to: readonly number[]): Slot[] {
  const targets = to.filter((weekday) => weekday !== from)
  const kept = slots.filter(({ weekday }) => !targets.includes(weekday))
  const copies = slotsOf(slots, from).flatMap(({ time }) => targets.map((weekday) => ({ weekday, time })))
  return inWeekOrder([...kept, ...copies].slice(0, QUEUE_SLOTS_MAX))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
