const DAY = 24 * 60 * 60 * 1000
const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour12: false,
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The next midnight in California, when the network counts anew; on days of a clock change, an hour off at most. */
export function nextQuotaDay(now: number): number {
  const parts = PACIFIC.formatToParts(now)
  const [hour = 0, minute = 0, second = 0] = (['hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  return now + DAY - (((hour % 24) * 60 + minute) * 60 + second) * 1000
}
