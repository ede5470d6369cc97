import { PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'
import { DAY, dayOf, daysUntil, startOfDay } from '@postwright/core/time/utc-day'
import type { Deps } from '../ports/deps.ts'

/** An outcome is stored within this time after the clock of its worker was read. */
const SETTLED_AFTER = 15 * 60_000
/** Days of the past that one run counts. */
const PAST_DAYS_AT_ONCE = 4

/**
 * Counts the publications of today, and of days that are over and were not counted since. The database counts each day anew from the publish
 * log, so a run that is repeated, late or killed counts nothing twice and leaves nothing out.
 */
export async function countPublishing({
  clock,
  publishingDays,
}: Pick<Deps, 'clock' | 'publishingDays'>): Promise<void> {
  const today = dayOf(clock.now())
  const days = daysUntil(today, PUBLISHING_OBJECTIVE.days)
  const stored = await publishingDays.listSince(days[0] ?? today)
  const closed = new Set(stored.filter(({ isClosed }) => isClosed).map(({ day }) => day))
  const past = days.filter((day) => day !== today && !closed.has(day)).slice(-PAST_DAYS_AT_ONCE)
  for (const day of [today, ...past.toReversed()]) {
    const countedAt = clock.now()
    const networks = await publishingDays.count(day)
    const isClosed = countedAt >= startOfDay(day) + DAY + SETTLED_AFTER
    await publishingDays.save({ id: day, day, countedAt, isClosed, networks })
  }
}
