/** Returns the effect of a clock change on a wall-clock time in `tzid`: skipped, repeated, or none (null). */
export function clockChange(local: string, tzid: string): 'skipped' | 'repeated' | null {
  const time = Temporal.PlainDateTime.from(local)
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    time.toZonedDateTime(tzid, { disambiguation }),
  )
  if (!earlier || !later || earlier.epochMilliseconds === later.epochMilliseconds) return null
  return earlier.toPlainDateTime().equals(time) ? 'repeated' : 'skipped'
}
