import type { MailTimes } from '../model/notice-preferences.ts'
import { fromInstant, toZonedTime } from '../time/zoned-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Time within which notices of one kind are combined into one mail. */
export const MAIL_BATCH = 5 * MINUTE

/** The mail that collects a notice: a batch has notices of one reason, a digest of all reasons. */
export type MailSlot = { kind: 'batch' | 'digest'; dueAt: number }

/**
 * Returns the kind and the time of the mail for a notice. The time is never in the past, and never within quiet hours, unless urgent mails may ignore
 * them.
 */
export function findMailSlot(times: MailTimes, now: number, isUrgent: boolean): MailSlot {
  const soon = now + MAIL_BATCH
  if (isUrgent && times.isUrgentAtOnce) return { kind: 'batch', dueAt: soon }
  if (times.rhythm === 'at_once') {
    const dueAt = skipQuietHours(times, soon)
    // Notices that wait for the end of the quiet hours become one mail, whatever their reasons.
    return { kind: dueAt === soon ? 'batch' : 'digest', dueAt }
  }
  const { tzid, hour } = times
  const full =
    times.rhythm === 'hourly' ? nextFullHour(tzid, now) : nextAt(tzid, `${String(hour).padStart(2, '0')}:00`, now)
  return { kind: 'digest', dueAt: skipQuietHours(times, full) }
}

/** Returns a time unchanged, or the end of the quiet hours that include it. */
export function skipQuietHours({ quiet, tzid }: Pick<MailTimes, 'quiet' | 'tzid'>, at: number): number {
  if (!quiet || !isWithin(quiet, fromInstant(at, tzid).local.slice(11))) return at
  return nextAt(tzid, quiet.to, at)
}

/** Returns whether a time of day is in a range that may span midnight; a range that ends where it begins is empty. */
function isWithin({ from, to }: { from: string; to: string }, time: string): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to
}

/** Returns the next time after `now` at which clocks in the zone show a time of day; a time skipped by a clock change moves forward. */
function nextAt(tzid: string, time: string, now: number): number {
  const today = Temporal.PlainDate.from(fromInstant(now, tzid).local.slice(0, 10))
  for (let days = 0; ; days += 1) {
    const { instant } = toZonedTime(`${today.add({ days }).toString()}T${time}`, tzid)
    if (instant > now) return instant
  }
}

/** Returns the next full hour on the zone's clock, which may be offset from other zones by half an hour. */
function nextFullHour(tzid: string, now: number): number {
  const minute = Math.floor(now / MINUTE) * MINUTE
  return minute + HOUR - Number(fromInstant(now, tzid).local.slice(14)) * MINUTE
}
