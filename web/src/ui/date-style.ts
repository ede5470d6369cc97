/** A user's format for dates and times; `auto` follows the browser's region. */
type DateStyle = {
  weekStart: 'auto' | 'monday' | 'saturday' | 'sunday'
  clock: 'auto' | '12' | '24'
  dateOrder: 'auto' | 'day_first' | 'month_first'
}

const AUTO: DateStyle = { weekStart: 'auto', clock: 'auto', dateOrder: 'auto' }
const HOUR_CYCLES = { '12': 'h12', '24': 'h23' } as const
const ORDER_LOCALES = { day_first: 'en-GB', month_first: 'en-US' } as const

let readStyle = (): DateStyle => AUTO
let region: { languages: readonly string[]; locale: string } | null = null

/** Sets the source of the user's date format, which is read on each formatting. */
export function writeDatesLike(read: () => DateStyle): void {
  readStyle = read
}

export function dateStyle(): DateStyle {
  return readStyle()
}

/** Returns the locale of dates and times: the browser's region, with the order and the clock chosen by the user. */
export function shownLocale(dateOrder = readStyle().dateOrder): string {
  const ofRegion = localeOfRegion()
  const { clock } = readStyle()
  if (clock === 'auto' && dateOrder === 'auto') return ofRegion
  const locale = new Intl.Locale(ofRegion)
  const base = dateOrder === 'auto' ? locale.baseName : ORDER_LOCALES[dateOrder]
  return `${base}-u-hc-${clock === 'auto' ? (locale.hourCycle ?? 'h23') : HOUR_CYCLES[clock]}`
}

/** Returns the locale of the browser's region, cached because the browser returns the same list object until the languages change. */
function localeOfRegion(): string {
  if (region?.languages !== navigator.languages) {
    region = { languages: navigator.languages, locale: regionLocale(navigator.languages) }
  }
  return region.locale
}

/**
 * Returns the locale for dates and times: in English, like the interface, with the date order of the browser's region and the 12- or 24-hour clock of
 * its language there (`de-AT` → `en-AT-u-hc-h23`).
 * @param languages the browser's languages, the preferred one first; an invalid tag is skipped
 */
export function regionLocale(languages: readonly string[]): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (region === undefined) continue
    const { hourCycle = 'h12' } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
    return `${englishOf(region)}-u-hc-${hourCycle}`
  }
  return 'en-US-u-hc-h12'
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/** Returns the region's own English if the browser has it, otherwise world English: plain `en` would be American. */
function englishOf(region: string): string {
  const wanted = `en-${region}`
  return new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted ? wanted : 'en-001'
}
