import { formatZoned, zoneTown } from './format-time.ts'

/** The locales whose short names of zones are tried: each has those of its own region. */
const REGIONS = ['en-GB', 'en-US', 'en-AU']

/** `Fri 20 Nov, 17:45 Berlin (CET)`: a moment that cannot be mistaken for another. */
export function formatMoment(instant: number, tzid: string, now: number): string {
  const [town, zone] = [zoneTown(tzid), zoneName(instant, tzid)]
  return `${formatZoned(instant, tzid, now)} ${zone === town ? town : `${town} (${zone})`}`
}

/** What people call a zone at an instant: `CET`, `EST`, or its offset where it has no name. */
function zoneName(instant: number, tzid: string): string {
  const names = REGIONS.map((region) => {
    const parts = new Intl.DateTimeFormat(region, { timeZone: tzid, timeZoneName: 'short' }).formatToParts(instant)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? tzid
  })
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? tzid
}
