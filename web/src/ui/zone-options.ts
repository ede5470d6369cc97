export type ZoneOption = {
  value: string
  label: string
  /** What a search is matched against, lower case. */ words: string
}

/**
 * Every zone this browser knows, with its offset at `now`, plus `current` should the browser not list it
 * (the server may know newer or older names).
 */
export function timeZoneOptions(current: string, now: number): ZoneOption[] {
  const names = new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...names].toSorted().map((value) => {
    const offset = offsetOf(value, now)
    const shown = value.replaceAll('_', ' ')
    return { value, label: `${shown} (${offset})`, words: `${shown} ${value} ${offset}`.toLowerCase() }
  })
}

/** Zones whose name contains every word of the search, in any order. */
export function searchZones(options: readonly ZoneOption[], search: string): ZoneOption[] {
  const wanted = search
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean)
  return options.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

/** The offset from UTC at an instant, as `UTC+5:30`; UTC itself is `UTC`. */
function offsetOf(tzid: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: tzid, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}
