/** How a person wants dates and times to be written; `auto` follows the region of the browser. */
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

/** Names where the person's choice is kept; it is asked each time something is written. */
export function writeDatesLike(read: () => DateStyle): void {
  readStyle = read
}

export function dateStyle(): DateStyle {
  return readStyle()
}

/** The locale of dates and times: that of the browser's region, with the order and the clock that the person chose. */
export function shownLocale(dateOrder = readStyle().dateOrder): string {
  const ofRegion = localeOfRegion()
  const { clock } = readStyle()
  if (clock === 'auto' && dateOrder === 'auto') return ofRegion
  const locale = new Intl.Locale(ofRegion)
  const base = dateOrder === 'auto' ? locale.baseName : ORDER_LOCALES[dateOrder]
  return `${base}-u-hc-${clock === 'auto' ? (locale.hourCycle ?? 'h23') : HOUR_CYCLES[clock]}`
}

/** The browser gives the same list of languages until they change. */
function localeOfRegion(): string {
  if (region?.languages !== navigator.languages) {
    region = { languages: navigator.languages, locale: regionLocale(navigator.languages) }
  }
  return region.locale
}

/**
 * The locale in which dates and times are written: in English, as the interface is, with the order of the region that the
 * browser names and the 12 or 24 hours of its language there (`de-AT` → `en-AT-u-hc-h23`).
 * @param languages those of the browser, the preferred one first; a tag that is none is passed over
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

/** The region's own English where the browser has it, otherwise that of the world: plain `en` would be American. */
function englishOf(region: string): string {
  const wanted = `en-${region}`
  return new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted ? wanted : 'en-001'
}
