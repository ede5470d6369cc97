import type { MailTimes } from '../model/notice-preferences.ts'
import { fromInstant, toZonedTime } from '../time/zoned-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Notices of one kind within this time are one mail. */
export const MAIL_BATCH = 5 * MINUTE

/** The mail that collects a notice: a batch is of one reason, a digest of all. */
export type MailSlot = { kind: 'batch' | 'digest'; dueAt: number }

/** When a person is mailed of what happens now. Never before now, and never within their quiet hours, unless it may break through. */
export function findMailSlot(times: MailTimes, now: number, isUrgent: boolean): MailSlot {
  const soon = now + MAIL_BATCH
  if (isUrgent && times.isUrgentAtOnce) return { kind: 'batch', dueAt: soon }
  if (times.rhythm === 'at_once') {
    const dueAt = skipQuietHours(times, soon)
    // Notices that wait for the end of the quiet hours are one mail, whatever they are about.
    return { kind: dueAt === soon ? 'batch' : 'digest', dueAt }
  }
  const { tzid, hour } = times
  const full =
    times.rhythm === 'hourly' ? nextFullHour(tzid, now) : nextAt(tzid, `${String(hour).padStart(2, '0')}:00`, now)
  return { kind: 'digest', dueAt: skipQuietHours(times, full) }
}

/** A time as it is, or the end of the quiet hours that it falls into. */
export function skipQuietHours({ quiet, tzid }: Pick<MailTimes, 'quiet' | 'tzid'>, at: number): number {
  if (!quiet || !isWithin(quiet, fromInstant(at, tzid).local.slice(11))) return at
  return nextAt(tzid, quiet.to, at)
}

/** Whether a time of day lies in a span that may go beyond midnight; one that ends where it begins has nothing in it. */
function isWithin({ from, to }: { from: string; to: string }, time: string): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to
}

/** The first time after `now` at which clocks of the zone show a time of day; a time that they skip moves forward. */
function nextAt(tzid: string, time: string, now: number): number {
  const today = Temporal.PlainDate.from(fromInstant(now, tzid).local.slice(0, 10))
  for (let days = 0; ; days += 1) {
    const { instant } = toZonedTime(`${today.add({ days }).toString()}T${time}`, tzid)
    if (instant > now) return instant
  }
}

/** By the clock of the zone, which may be half an hour apart from others. */
function nextFullHour(tzid: string, now: number): number {
  const minute = Math.floor(now / MINUTE) * MINUTE
  return minute + HOUR - Number(fromInstant(now, tzid).local.slice(14)) * MINUTE
}
