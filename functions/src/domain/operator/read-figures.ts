import type { AdminFigures } from '@postwright/core/api/admin-home'
import { type FiguresDay, figuresSchema } from '@postwright/core/model/figures-day'
import { addUsage, NO_USAGE, type UsageDay } from '@postwright/core/model/usage-day'
import { DAY, dayOf, daysUntil, startOfDay } from '@postwright/core/time/utc-day'
import { estimateCost } from '@postwright/core/usage/estimate-cost'
import { cacheLatest } from '../ttl-cache.ts'
import type { Deps } from '../ports/deps.ts'
import { orNull } from './home-parts.ts'

/** Time to cache the figures, shared by all admins. */
const KEPT = 20_000

type Needs = Pick<Deps, 'clock' | 'logger' | 'operator' | 'figureDays' | 'usageDays'>

/** Reads the latest figures and the usage of this month; the number of reads grows with the days of the month, never with users. */
export const readFigures = cacheLatest(KEPT, async (deps: Needs, now: number): Promise<AdminFigures> => {
  const [figures, usage] = await Promise.all([
    orNull(deps, 'figures', () => readLatest(deps, now)),
    orNull(deps, 'usage', () => readUsage(deps, now)),
  ])
  return { readAt: now, figures, usage }
})

async function readLatest({ figureDays }: Needs, now: number): Promise<NonNullable<AdminFigures['figures']>> {
  // Just after midnight, the last count is from yesterday.
  const [latest, yesterday] = await Promise.all([figureDays.get(dayOf(now)), figureDays.get(dayOf(now - DAY))])
  const last = latest ?? yesterday
  if (!last) return { latest: null, weekBefore: null }
  const before = await figureDays.get(dayOf(startOfDay(last.day) - 7 * DAY))
  return {
    latest: { measuredAt: last.measuredAt, values: figuresSchema.parse(last) },
    weekBefore: before && figuresSchema.parse(before),
  }
}

async function readUsage(
  { operator, figureDays, usageDays }: Needs,
  now: number,
): Promise<NonNullable<AdminFigures['usage']>> {
  const today = dayOf(now)
  const days = daysUntil(today, new Date(now).getUTCDate())
  const [first = today] = days
  const [parts, measured, mails] = await Promise.all([
    usageDays.listSince(first),
    figureDays.listSince(first),
    Promise.all(days.map((day) => operator.countMails(startOfDay(day), startOfDay(day) + DAY))),
  ])
  const found = days.map((day, at) => ({ ...dayOfUsage(day, parts, measured), mails: mails[at] ?? 0 }))
  return { days: found, cost: estimateCost(withStorage(found)) }
}

function dayOfUsage(day: string, parts: readonly UsageDay[], measured: readonly FiguresDay[]) {
  const counts = parts.filter((part) => part.day === day).reduce((sum, part) => addUsage(sum, part), NO_USAGE)
  return { day, ...counts, storedBytes: measured.find((each) => each.day === day)?.storedBytes ?? null }
}

/** Returns the days with their storage; a day without a measurement has the storage of the previous day. */
function withStorage<Day extends { storedBytes: number | null }>(
  days: readonly Day[],
): (Day & { storedBytes: number })[] {
  let known = 0
  return days.map((day) => {
    known = day.storedBytes ?? known
    return { ...day, storedBytes: known }
  })
}
