import { DAY, dayOf } from '@postwright/core/time/utc-day'
import type { Deps } from '../ports/deps.ts'

const KEPT = 60 * 60_000
const WEEK = 7 * DAY

/** Counts the figures of the product once an hour, as the figures of this day. */
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
