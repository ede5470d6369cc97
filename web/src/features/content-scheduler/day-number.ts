const DAY = 24 * 60 * 60 * 1000

/** A date (`YYYY-MM-DD`) as days since 1970-01-01, as events store it. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY)
}

export function dayOfNumber(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
