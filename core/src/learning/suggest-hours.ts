import type { HourRate } from './hour-rates.ts'

export const BEST_HOURS = 3

/** Hours in which a trial is suggested: most people sleep in the others. */
const AWAKE = { from: 7, until: 23 }
/** An hour with so many posts is judged by its lift: fewer are luck. */
export const JUDGED_FROM_MIN = 3

/** The hours that did best, of those with enough posts; none that is not above the usual post. */
export function bestHours(hours: readonly HourRate[]): HourRate[] {
  return hours
    .filter(({ count, lift }) => count >= JUDGED_FROM_MIN && lift > 0)
    .toSorted((a, b) => b.lift - a.lift || b.low - a.low)
    .slice(0, BEST_HOURS)
}

/**
 * Hours that may be better than is known: of those that were hardly tried, the ones that could at best be the best (upper
 * confidence bound), each on a day and at a time of its own, so that three trials say more than one.
 */
export function hoursToTry(hours: readonly HourRate[]): HourRate[] {
  const unknown = hours
    .filter(({ hour, count }) => count < JUDGED_FROM_MIN && hour >= AWAKE.from && hour < AWAKE.until)
    .toSorted((a, b) => b.high - a.high || a.count - b.count || a.hour - b.hour || a.weekday - b.weekday)
  const chosen: HourRate[] = []
  for (const each of unknown) {
    const isOther = chosen.every(({ weekday, hour }) => weekday !== each.weekday && hour !== each.hour)
    if (isOther && chosen.length < BEST_HOURS) chosen.push(each)
  }
  return chosen
}
