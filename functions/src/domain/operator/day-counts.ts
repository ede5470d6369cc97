import { DAY, dayOf, daysUntil, startOfDay } from '@postwright/core/time/utc-day'
import type { Deps } from '../ports/deps.ts'
import { PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'

const KEPT = 60 * 60_000
const WEEK = 7 * DAY

/** Stores the product's figures of the current day, unless they were stored less than an hour ago. */
export async function countFigures({
  clock,
  figureDays,
  operator,
}: Pick<Deps, 'clock' | 'figureDays' | 'operator'>): Promise<void> {
  const measuredAt = clock.now()
  const day = dayOf(measuredAt)
  const known = await figureDays.get(day)
  if (known && measuredAt - known.measuredAt < KEPT) return
  const figures = await operator.countFigures(measuredAt - WEEK)
  await figureDays.save({ id: day, day, measuredAt, ...figures })
}

/** Maximum time between the reading of a worker's clock and the storage of the outcome. */
const SETTLED_AFTER = 15 * 60_000

/** Number of past days that one run counts. */
const PAST_DAYS_AT_ONCE = 4

/**
 * Counts the publications of today and of past days that were not counted since they ended. The database counts each day again from the publish log,
 * so a repeated, late or killed run counts nothing twice and omits nothing.
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
