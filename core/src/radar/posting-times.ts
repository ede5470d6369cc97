/** Posts of each hour of the week on the clock of a zone: seven rows, Monday first, of 24 numbers. */
export function countHours(times: readonly number[], tzid: string): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const time of times) {
    const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(tzid)
    const day = week[at.dayOfWeek - 1]
    if (day) day[at.hour] = (day[at.hour] ?? 0) + 1
  }
  return week
}

type BusyHour = { weekday: number; hour: number; count: number }

/** The hours with most posts; 1 is Monday. Hours without posts are none of them. */
export function findBusyHours(week: readonly (readonly number[])[], limit: number): BusyHour[] {
  return week
    .flatMap((day, at) => day.map((count, hour) => ({ weekday: at + 1, hour, count })))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.weekday - b.weekday || a.hour - b.hour)
    .slice(0, limit)
}
