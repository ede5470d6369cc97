/** A month such as `2026-11` in words. */
export function monthName(month: string, length: 'long' | 'short'): string {
  const year = length === 'long' ? 'numeric' : undefined
  return new Intl.DateTimeFormat('en', { month: length, year, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
