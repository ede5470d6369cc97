const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Poll durations that networks offer; `key` is a locale key. */
export const POLL_SPANS = [
  { span: 30 * MINUTE, key: 'studio:poll.span.half_hour' },
  { span: HOUR, key: 'studio:poll.span.hour' },
  { span: 6 * HOUR, key: 'studio:poll.span.six_hours' },
  { span: DAY, key: 'studio:poll.span.day' },
  { span: 3 * DAY, key: 'studio:poll.span.three_days' },
  { span: 7 * DAY, key: 'studio:poll.span.week' },
] as const

/** Returns the option of a select for a duration: the nearest one offered. */
export function spanOf(duration: number): string {
  const nearest = POLL_SPANS.toSorted((a, b) => Math.abs(a.span - duration) - Math.abs(b.span - duration))[0]
  return String(nearest?.span ?? DAY)
}
