import { regionLocale } from './region-locale.ts'

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
